// The small lantern that hangs on whatever you may pick now.
import { memo } from "./memo";

/** A lantern at a place, 1 for a thing of 100 units. */
export const Lantern = ({ at: [x, y], scale = 1 }: { at: readonly [number, number]; scale?: number }) => (
  <Drawn place={`translate(${x} ${y}) scale(${scale})`} />
);

const Drawn = memo(({ place }: { place: string }) => (
  <g class="lantern" transform={place} aria-hidden="true">
    <path class="lantern-body" d="M-8-8h16l3 20h-22z" />
    <path
      class="lantern-iron"
      d="M-10-8l4-6h12l4 6zM-12 12h24v4h-24zM0-4c4 5 4 11 0 12c-4-1-4-7 0-12zM-5.800-14a5.800 5.800 0 0 1 11.600 0h-1.600a4.200 4.200 0 0 0-8.400 0z"
    />
  </g>
));
