import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { mayAttend } from '#engine/event/schedule/may-attend.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { registrationBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { type ScheduledSession, scheduleOf } from '#server/schedule/schedule-index.ts';
import { notForYou, unknownSession } from './seat-problems.ts';

/** A session in a request; absent properties are not compared. */
export type NamedSession = { session_code: string; schedule_code?: string; workshop_code?: string };

/** The requested session; throws 422 if it does not exist, or the registration cannot attend it. */
export function attendableSession(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  { session_code, schedule_code, workshop_code }: NamedSession,
): ScheduledSession {
  const scheduled = scheduleOf(configuration, row.eventCode)?.sessions.get(session_code);
  if (!scheduled) throw unknownSession();
  const { session } = scheduled;
  const isNamed =
    (schedule_code ?? session.workshops_schedule_code) === session.workshops_schedule_code &&
    (workshop_code ?? session.workshops_code) === session.workshops_code;
  if (!isNamed) throw unknownSession();
  if (!isRegistration(row) || !mayAttend(event, registrationBasics(row), session)) throw notForYou();
  return scheduled;
}
