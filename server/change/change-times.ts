import type { ChangeTime } from '#engine/contract/change.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { mayAttend } from '#engine/event/schedule/may-attend.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { registrationBasics } from '#server/dossiers/dossier-basics.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import { timesFor, timesWithSeats } from '#server/inventory/session-seats.ts';
import { countsInFlow } from '#server/prices/counts-in-flow.ts';
import { formatSessionTime } from '#server/schedule/format-session-time.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';

/** The times at which a registration may attend something, with how full that is now; none where its flow has no workshops. */
export async function changeTimes(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
): Promise<ChangeTime[]> {
  if (!countsInFlow(configuration, row)({ kind: 'session', item: '' })) return [];
  const basics = registrationBasics(row);
  const open = timesFor(scheduleOf(configuration, row.eventCode), {})
    .map(({ time, sessions }) => ({
      time,
      sessions: sessions.filter(({ session }) => mayAttend(event, basics, session)),
    }))
    .filter(({ sessions }) => sessions.length > 0);
  const document = configuration.current(row.eventCode, 'schedule', catalogue.schedule)?.document;
  const feeOf = (code: string) => {
    const fee = document?.sessions.find((session) => session.code === code)?.fee;
    return fee?.payable === 'registration' ? { fee: fee.amount } : {};
  };
  const times = await timesWithSeats(db, row.eventCode, open);
  return times.map(({ workshops_schedule_code, label, start, end, timezone, sessions }) => ({
    code: workshops_schedule_code,
    label,
    when: formatSessionTime(start, end, timezone),
    sessions: sessions.map(({ workshops_session_code: code, workshops_title: title, availability }) => ({
      code,
      title,
      ...feeOf(code),
      full: availability === 'full' ? ('Y' as const) : ('N' as const),
    })),
  }));
}
