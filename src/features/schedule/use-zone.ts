import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import { isTimeZone } from '#engine/form/format/in-zone.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { chosenTimezone } from '#src/lib/persisted/timezone.ts';
import type { ChangeView } from './use-view.ts';

/**
 * The time zone of a schedule: the address's, otherwise the venue's. A choice is stored for a day (spec §3) and enters
 * an address without one when the page opens; then only the address counts.
 */
export function useZone(named: string, change: ChangeView): [string, (zone: string) => void] {
  const { event_code, timezone } = useEvent();
  const bring = useEffectEvent(() => {
    const before = chosenTimezone.read();
    if (named !== '' || before?.event !== event_code) return;
    const { localtimezone } = before;
    if (localtimezone !== timezone && isTimeZone(localtimezone)) {
      change({ zone: localtimezone }, { replace: true });
    }
  });
  useLayoutEffect(() => bring(), []);
  const choose = useCallback(
    (chosen: string) => {
      const zone = chosen === timezone ? '' : chosen;
      chosenTimezone.write({ localtimezone: zone, event: event_code });
      change({ zone });
    },
    [change, event_code, timezone],
  );
  return [named === '' ? timezone : named, choose];
}
