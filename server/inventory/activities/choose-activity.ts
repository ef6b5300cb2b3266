import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { lockUnsubmitted } from '#server/domain/lock-unsubmitted.ts';
import type { Item } from '#server/inventory/stock/inventory-lock.ts';
import { giveBack, pick, type Replaces } from '#server/inventory/stock/pick.ts';
import { anotherAmount, notOffered, soldOut, tooMany } from '#server/inventory/stock/pick-problems.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Services } from '#server/services.ts';
import { activitiesFor, personsOf } from './activity-information.ts';

/**
 * Signs somebody up for one activity in place of any other, or with quantity 0 off it. Throws 422 for what is not
 * offered to it or more persons than it may sign up, 409 `full`, or `price` where another amount was shown; the other is
 * kept then.
 */
export async function chooseActivity(
  { db, configuration, seats }: Pick<Services, 'db' | 'configuration' | 'seats'>,
  event: EventDocument,
  row: DossierRow,
  { activity_code, quantity, amount }: { activity_code: string; quantity: number; amount?: number },
  now = new Date(),
): Promise<void> {
  const offered = activitiesFor(configuration, row);
  const activity = offered.find(({ code }) => code === activity_code);
  if (!activity) throw notOffered('activity_code');
  if (quantity > personsOf(activity)) throw tooMany('quantity', personsOf(activity));
  const price = activity.amount ?? 0;
  // Whoever signs off pays nothing, whatever it costs.
  if (quantity > 0 && amount !== undefined && amount !== price) throw anotherAmount('amount', price);
  const item: Item = { kind: 'activity', item: activity_code };
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    if (quantity === 0) return giveBack(tx, locked, [item], seats);
    const others: Replaces = (own) => own.filter((each) => each.item !== activity_code);
    const wish = { ...item, quantity, limit: activity.capacity };
    if (!(await pick(tx, locked, wish, others, { seats, event, now })))
      throw soldOut('activity_code', noPlaces);
  });
}

const noPlaces = inEveryLanguage('picks.noPlaces');
