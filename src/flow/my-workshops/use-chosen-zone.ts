import { isTimeZone } from '#engine/form/format/in-zone.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { chosenTimezone } from '#src/lib/persisted/timezone.ts';

/** The time zone for the visitor's workshops: the one chosen for this event, otherwise the venue's. */
export function useChosenZone(): string {
  const { event_code, timezone } = useEvent();
  const chosen = usePersisted(chosenTimezone);
  if (chosen?.event !== event_code || !isTimeZone(chosen.localtimezone)) return timezone;
  return chosen.localtimezone;
}
