import type { Database } from '#server/database/database.ts';
import { refuseWhilePaying } from '#server/domain/payment-under-way.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { giveBack } from '#server/inventory/stock/pick.ts';
import type { SeatJobs } from '#server/inventory/stock/seat-jobs.ts';
import { declineOffers } from './accept-offer.ts';
import { seatOffersOf } from './seat-offers.ts';

/**
 * Gives a seat that is offered to a submitted registration to the next in line; one that is not is no error. Throws 409
 * while it is being paid for. The caller has locked the registration and nothing else.
 */
export async function declineSeat(
  tx: Database,
  row: RegistrationRow,
  session: string,
  { seats, now }: { seats: SeatJobs; now: Date },
): Promise<void> {
  const offers = await seatOffersOf(tx, row, now);
  if (!offers.some((each) => each.session === session)) return;
  await refuseWhilePaying(tx, row.id);
  const item = { kind: 'session' as const, item: session };
  await giveBack(tx, row, [item], seats);
  await declineOffers(tx, row, item);
}
