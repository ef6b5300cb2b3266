import { isYes } from '#engine/configuration/flag.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { canBePicked } from '#server/domain/fees/counts-in-flow.ts';
import { lockUnsubmitted } from '#server/domain/lock-unsubmitted.ts';
import { type Item, isSoldOut } from '#server/inventory/stock/inventory-lock.ts';
import { notOffered } from '#server/inventory/stock/pick-problems.ts';
import { joinChoiceLine, leaveChoiceLine } from '#server/inventory/waitlist/choice-line.ts';
import type { Services } from '#server/services.ts';
import { choiceItem, offerNamed, stockOf } from './find-offers.ts';

type Awaited = { offers: string; offer: string; wait: 'Y' | 'N' };

/**
 * Puts who applies in line for an offer of which there is none left, or takes them out of it; of what there still is
 * they wait for nothing. Throws 422 for what cannot be waited for in their flow.
 */
export async function waitForOffer(
  { db, configuration, seats }: Pick<Services, 'db' | 'configuration' | 'seats'>,
  row: DossierRow,
  { offers, offer: code, wait }: Awaited,
  now = new Date(),
): Promise<void> {
  const item: Item = { kind: 'choice', item: choiceItem(offers, code) };
  await db.transaction(async (tx) => {
    const locked = await lockUnsubmitted(tx, row.id);
    if (!isYes(wait)) {
      const isFreed = await leaveChoiceLine(tx, locked, item, 'expired');
      if (isFreed) await seats.offerFreed(tx, row.eventCode, item);
      return;
    }
    if (!canBePicked(configuration, locked)(item)) throw notOffered('offers');
    const found = offerNamed(configuration, row.eventCode, item.item);
    const isAwaited = found && isYes(found.document.waitlist) && found.offer.taken_by === undefined;
    if (!isAwaited) throw notOffered('offer');
    const stock = stockOf(found.offer);
    if (stock !== 0 && !(await isSoldOut(tx, { eventCode: row.eventCode }, item, stock, now))) return;
    await joinChoiceLine(tx, locked, item);
    // What came free meanwhile would else wait for the next one that does.
    await seats.offerFreed(tx, row.eventCode, item);
  });
  seats.wake();
}
