import type { OffersDocument } from '#engine/configuration/offers-document.ts';
import type { Choice, Choices } from '#engine/contract/offers.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { type HoldRow, holdsOf, isHeld } from '#server/inventory/stock/holds.ts';
import { awaitedAmong } from '#server/inventory/waitlist/choice-line.ts';
import { splitChoiceItem } from './find-offers.ts';
import { amountOf } from './offer-amount.ts';
import { offersInformation } from './offers-information.ts';

/** What is offered with what a dossier has chosen of it, in the order of what is offered. */
export async function choicesOf(
  db: Database,
  document: OffersDocument,
  row: Pick<DossierRow, 'id' | 'eventCode'>,
  now = new Date(),
): Promise<Choices> {
  const holds = (await holdsOf(db, row.id, 'choice')).filter(
    ({ item }) => splitChoiceItem(item)[0] === document.code,
  );
  const ends = holds.flatMap((each) => (isHeld(each, now) ? [Number(each.heldUntil)] : []));
  return {
    offers: await offersInformation(db, row.eventCode, document),
    chosen: chosenAmong(document, holds, now),
    waiting: await awaitedAmong(db, row, document.code),
    ...(ends.length > 0 && { held_until: new Date(Math.min(...ends)).toISOString() }),
    now: now.toISOString(),
  };
}

function chosenAmong({ offers }: OffersDocument, holds: readonly HoldRow[], now: Date): Choice[] {
  return offers.flatMap((offer): Choice[] => {
    const held = holds.find(({ item }) => splitChoiceItem(item)[1] === offer.code);
    if (!held) return [];
    return [
      {
        offer: offer.code,
        quantity: held.quantity,
        amount: amountOf(offer, held),
        lapsed: held.state === 'reserved' || isHeld(held, now) ? 'N' : 'Y',
      },
    ];
  });
}
