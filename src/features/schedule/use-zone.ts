import { useCallback } from 'react';
import { isTimeZone } from '#engine/format/in-zone.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { chosenTimezone } from '#src/lib/persisted/timezone.ts';

/** The time zone that the visitor wants this event's times in, kept for a day; empty is each track's own (spec §9). */
export function useZone(): [string, (zone: string) => void] {
  const { event_code } = useEvent();
  const chosen = usePersisted(chosenTimezone);
  const zone = chosen?.event === event_code ? chosen.localtimezone : '';
  const choose = useCallback(
    (localtimezone: string) => chosenTimezone.write({ localtimezone, event: event_code }),
    [event_code],
  );
  return [zone !== '' && isTimeZone(zone) ? zone : '', choose];
}
