import type { OfferedSeat } from '#engine/contract/booked.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { offersTo } from '#server/inventory/waitlist/entries.ts';
import { sessionItem } from './booked-items.ts';

/** The seats that are kept for a submitted registration, in words; before that, a seat that is offered is held like any other. */
export async function offeredSeats(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  now: Date,
): Promise<OfferedSeat[]> {
  if (row.status !== 'Submitted') return [];
  const sessions = scheduleOf(configuration, row.eventCode)?.sessions;
  return (await offersTo(db, row, 'session', now)).flatMap(({ item: code, until }) => {
    const session = sessions?.get(code)?.session;
    if (!session) return [];
    const { name, when, place } = sessionItem('workshop', session);
    return [
      {
        session_code: code,
        name,
        ...(when !== undefined && { when }),
        ...(place !== undefined && { place }),
        until: until.toISOString(),
      },
    ];
  });
}
