// The notice beside the mine: the event of the round, and how near the mine is to falling in.
import { memo } from "../../board-kit/memo";
import { useLabels } from "../../board-kit/Target";
import { EventCard } from "./cards";
import { Icon } from "./icons";

export const Notice = memo(function Notice({ event }: { event: string }) {
  const labels = useLabels();
  return (
    <div class="mm-notice">
      {event && <EventCard event={event} labels={labels} />}
      <p class="mm-caption">
        <Icon name="rock" size={20} />
        {labels["text:collapses"]}
      </p>
    </div>
  );
});
