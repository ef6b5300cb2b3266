import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { Database } from '#server/database/database.ts';
import { hasSubmitted } from '#server/domain/find-by-email.ts';
import { openingOf } from '#server/domain/flow-opening.ts';
import { flowPlaces, flowPlacesLeft, lapsePlaces } from '#server/inventory/capacity.ts';
import { lockItems } from '#server/inventory/stock/inventory-lock.ts';
import { hasFlowLine } from './flow-line.ts';
import { flowPlaceMail } from './flow-place-mail.ts';
import { inLine, isWaiting } from './in-line.ts';
import { markEntry } from './mark-entry.ts';
import { claimOffered } from './offered-places.ts';
import { offerEnd, type WaitlistServices } from './waitlist-services.ts';

/**
 * Offers the free places of an event's flows to who waits for them, in the order in which they came; who has sent theirs
 * meanwhile is taken off the list. An offer counts as a taken place for everybody else until it ends.
 */
export async function offerFlowPlaces(
  services: WaitlistServices,
  eventCode: string,
  now = new Date(),
): Promise<void> {
  const { db, configuration, mailer } = services;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  if (!event) return;
  for (const { document } of configuration.list(eventCode)) {
    if (document.kind !== 'flow' || !hasFlowLine(document)) continue;
    if (openingOf(document, { now, timezone: event.timezone }) !== 'open') continue;
    await db.transaction((tx) => offerPlacesOf(tx, services, { event, flow: document, now }));
  }
  mailer.wake();
}

type Offering = { event: EventDocument; flow: FlowDocument; now: Date };

async function offerPlacesOf(
  tx: Database,
  { configuration, mailer, seats, link }: WaitlistServices,
  { event, flow, now }: Offering,
): Promise<void> {
  const of = { eventCode: event.code, flow: flow.code };
  const waiting = await inLine(tx, { eventCode: event.code, kind: 'flow', item: flow.code });
  if (waiting.length === 0) return;
  const places = [flowPlaces(flow.code)];
  await lockItems(tx, event.code, places);
  await lapsePlaces(tx, event.code, places, now);
  // Read when it is its turn: the limit may have been lowered while this waited.
  let left = (await flowPlacesLeft(tx, configuration, of)) ?? 0;
  const until = offerEnd(event, now);
  for (const entry of waiting) {
    if (left === 0) break;
    // Since it was read it may have left, or been offered a place by another process.
    if (!(await isWaiting(tx, entry))) continue;
    if (!isYes(flow.entry.several) && (await hasSubmitted(tx, of, entry.email))) {
      await markEntry(tx, entry, { state: 'taken' });
      continue;
    }
    await claimOffered(tx, entry);
    await markEntry(tx, entry, { state: 'offered', offeredUntil: until });
    await mailer.queue(
      tx,
      flowPlaceMail({ event, flow, link }, entry, { template: 'flow-place-offer', until }),
    );
    left -= 1;
  }
  await seats.expireAt(tx, until);
}
