import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { ChangeTime } from '#engine/contract/change.ts';
import { mayAttend } from '#engine/schedule/may-attend.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { formatSessionTime } from '#server/domain/booked/format-session-time.ts';
import { registrationBasics } from '#server/domain/dossier-basics.ts';
import { countsInFlow } from '#server/domain/fees/counts-in-flow.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { timesFor, timesWithSeats } from '#server/domain/schedule/session-seats.ts';
import { catalogue } from '#server/inventory/stock/limits.ts';

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
