import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import { flowPages } from '#engine/configuration/flow-pages.ts';
import type { Database } from '#server/database/database.ts';
import { lockDossier } from '#server/domain/dossier-row.ts';
import { openingOf } from '#server/domain/flow-opening.ts';
import { flowOf } from '#server/domain/flow-steps.ts';
import { openPaymentOf } from '#server/domain/payment-under-way.ts';
import { choiceName } from '#server/inventory/offers/choice-name.ts';
import { offerNamed, stockOf } from '#server/inventory/offers/find-offers.ts';
import { type Item, lockItems } from '#server/inventory/stock/inventory-lock.ts';
import { takePieces } from '#server/inventory/stock/pieces.ts';
import { inLine, isWaiting } from './in-line.ts';
import { markEntry } from './mark-entry.ts';
import { choiceOfferMail, type WaitlistRow } from './waitlist-mail.ts';
import { offerEnd, type WaitlistServices } from './waitlist-services.ts';

/**
 * Keeps what came free of something offered for those who wait for it, in the order in which they came: it counts as
 * taken for everybody else until they choose it or its time is up. It costs them nothing before they do.
 */
export async function offerChoices(
  services: WaitlistServices,
  eventCode: string,
  item: string,
  now = new Date(),
): Promise<void> {
  const { db, configuration, mailer } = services;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  const found = offerNamed(configuration, eventCode, item);
  if (!event || !found || !isYes(found.document.waitlist)) return;
  for (const entry of await inLine(db, { eventCode, kind: 'choice', item })) {
    const outcome = await db.transaction((tx) =>
      offerChoice(tx, services, { event, entry, limit: stockOf(found.offer), now }),
    );
    if (outcome === 'full') break;
  }
  mailer.wake();
}

type Offer = { event: EventDocument; entry: WaitlistRow; limit: number | undefined; now: Date };

async function offerChoice(
  tx: Database,
  { configuration, mailer, seats, link }: WaitlistServices,
  { event, entry, limit, now }: Offer,
): Promise<'given' | 'passed' | 'full'> {
  if (entry.dossierId === null) return 'passed';
  const row = await lockDossier(tx, entry.dossierId);
  const item: Item = { kind: 'choice', item: entry.item };
  await lockItems(tx, row.eventCode, [item]);
  if (!(await isWaiting(tx, entry))) return 'passed';
  const flow = flowOf(configuration, row)?.document;
  const isOpen = flow && openingOf(flow, { now, timezone: event.timezone }) === 'open';
  if (row.status !== 'Not Submitted' || !isOpen) {
    await markEntry(tx, entry, { state: 'expired' });
    return 'passed';
  }
  // What is being paid for must not change under the charge.
  if (await openPaymentOf(tx, row.id)) return 'passed';
  if (!(await takePieces(tx, row.eventCode, { ...item, quantity: 1 }, limit, now))) return 'full';
  const until = offerEnd(event, now);
  await seats.expireAt(tx, until);
  await markEntry(tx, entry, { state: 'offered', offeredUntil: until });
  const choice = {
    name: choiceName(configuration, row.eventCode, entry.item),
    page: `${flowPages(row.flow).begin}?code=${row.code}` as const,
    link,
  };
  await mailer.queue(tx, choiceOfferMail(event, entry, choice, until));
  return 'given';
}
