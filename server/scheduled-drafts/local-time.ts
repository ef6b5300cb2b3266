import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import { localClock } from './due-at.ts';

/** A moment by the clocks of an event, as the audit log has it: `2027-01-31 09:00 America/Vancouver`. */
export function localTime(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  moment: Date,
): string {
  const { timezone } = eventOf(configuration, { eventCode });
  return `${localClock(moment, timezone).replace('T', ' ')} ${timezone}`;
}
