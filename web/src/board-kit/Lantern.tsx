// The small lantern that hangs on whatever you may pick now.
import { memo } from "./memo";

/** A lantern at a place, 1 for a thing of 100 units. */
export const Lantern = ({ at: [x, y], scale = 1 }: { at: readonly [number, number]; scale?: number }) => (
  <Drawn place={`translate(${x} ${y}) scale(${scale})`} />
);

const Drawn = memo(({ place }: { place: string }) => (
  <g class="lantern" transform={place} aria-hidden="true">
    <path class="lantern-body" d="M-8-8h16l3 20h-22z" />
    <path class="lantern-lid" d="M-10-8l4-6h12l4 6zM-12 12h24v4h-24z" />
    <path class="lantern-flame" d="M0-5c5 6 5 13 0 14c-5-1-5-8 0-14z" />
    <path class="lantern-ring" d="M-5-14a5 5 0 0 1 10 0" />
  </g>
));
