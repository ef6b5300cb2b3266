import type { Session } from '#engine/event/schedule/session.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { indexSchedule, type ScheduleIndex, scheduleOf } from './schedule-index.ts';

/** A session without its seats. */
type Removed = Omit<Session, 'availability' | 'seats_left'>;
type Configured = Pick<ConfigurationStore, 'current' | 'atVersion' | 'versions'>;

/** Indexes the schedule of an event as it was at a version, by the event's days and tracks of today. */
export async function scheduleAt(
  configuration: Pick<ConfigurationStore, 'current' | 'atVersion'>,
  eventCode: string,
  version: number,
  db?: Database,
): Promise<ScheduleIndex | undefined> {
  const document = await configuration.atVersion(eventCode, 'schedule', catalogue.schedule, version, db);
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  return document && event && indexSchedule({ version, document, publishedAt: new Date(0) }, event);
}

/** The sessions that the schedule no longer has, as the last version that had them describes them. */
export async function removedSessions(
  db: Database,
  configuration: Configured,
  eventCode: string,
  codes: readonly string[],
): Promise<Removed[]> {
  const now = scheduleOf(configuration, eventCode);
  const missing = codes.filter((code) => !now?.sessions.has(code));
  return lastSessions(db, configuration, eventCode, missing);
}

/** Sessions as the newest version that has them describes them. */
export async function lastSessions(
  db: Database,
  configuration: Configured,
  eventCode: string,
  codes: readonly string[],
): Promise<Removed[]> {
  const missing = new Set(codes);
  if (missing.size === 0) return [];
  const found: Removed[] = [];
  for (const { version } of await configuration.versions(eventCode, 'schedule', catalogue.schedule, db)) {
    if (missing.size === 0) break;
    const index = await scheduleAt(configuration, eventCode, version, db);
    for (const code of [...missing]) {
      const session = index?.sessions.get(code)?.session;
      if (!session) continue;
      missing.delete(code);
      found.push(session);
    }
  }
  return found;
}
