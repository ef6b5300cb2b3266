import { persistedValue } from './persisted-value.ts';

/** The time zone a visitor wants times in, and the event it was chosen for (spec §3). */
export interface ChosenTimezone {
  readonly localtimezone: string;
  readonly event: string;
}

function parse(stored: unknown): ChosenTimezone | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('localtimezone' in stored) || !('event' in stored)) return undefined;
  const { localtimezone, event } = stored;
  return typeof localtimezone === 'string' && typeof event === 'string'
    ? { localtimezone, event }
    : undefined;
}

/** The chosen time zone, for one day. */
export const chosenTimezone = persistedValue('timezone', parse);

/** Clears the local time zone if it was chosen for another event (spec §4). */
export function keepTimezoneOf(eventCode: string): void {
  const chosen = chosenTimezone.read();
  if (chosen && chosen.event !== eventCode) chosenTimezone.write({ localtimezone: '', event: eventCode });
}
