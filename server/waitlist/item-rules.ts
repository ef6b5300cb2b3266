import { mayAttend } from '#engine/event/schedule/may-attend.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { openingOf } from '#server/configuration/flow-opening.ts';
import { registrationBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { isPublished, offerOf } from '#server/inventory/find-offers.ts';
import { type HoldRow, picksOf } from '#server/inventory/holds.ts';
import type { AwaitableItem } from '#server/inventory/inventory-lock.ts';
import { OverLimit } from '#server/inventory/pick-problems.ts';
import { givenUpFor } from '#server/items/given-up-for.ts';
import { isFor } from '#server/prices/audience.ts';
import { priceOfItem } from '#server/prices/price-of-item.ts';
import { lastDayToCancel, policyOf } from '#server/refunds/cancel-policy.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import type { InEvent, Turn, WaitlistRules } from './waitlist-rules.ts';

/** Whether a dossier's wait for items goes on: until it is cancelled or declined, whether or not it was submitted. */
export function waitGoesOn({ status, decision }: Pick<DossierRow, 'status' | 'decision'>): boolean {
  return status !== 'Cancelled' && decision !== 'declined';
}

/** The rules of something that a form selects, the same for every kind. */
export const itemRules = (kind: AwaitableItem['kind']): WaitlistRules => ({
  offeredBy: kind === 'session' ? 'hold' : 'claim',
  isOpen(at, item) {
    if (kind === 'session') return scheduleOf(at.configuration, at.event.code)?.sessions.has(item) === true;
    const found = offerOf(at.configuration, at.event.code, { kind, item });
    return found !== undefined && isYes(found.document.waitlist) && found.offer.taken_by === undefined;
  },
  async turn(tx, at, { item }, holder) {
    if (!holder || !waitGoesOn(holder) || !isAvailableTo(at, holder, { kind, item })) return 'expired';
    if (holder.status !== 'Submitted') return isFlowOpen(at, holder) ? 'offer' : 'expired';
    return turnOfSubmitted(at, holder, { kind, item }, await picksOf(tx, holder));
  },
});

/** Whether a draft can still be submitted; a registration that was started may be finished at any time. */
function isFlowOpen({ configuration, event, now }: InEvent, holder: DossierRow): boolean {
  if (isRegistration(holder)) return true;
  const document = flowOf(configuration, holder)?.document;
  return document !== undefined && openingOf(document, { now, timezone: event.timezone }) === 'open';
}

function isAvailableTo(
  { configuration, event }: InEvent,
  holder: DossierRow,
  { kind, item }: AwaitableItem,
): boolean {
  if (kind === 'session') {
    const session = scheduleOf(configuration, event.code)?.sessions.get(item)?.session;
    return (
      session !== undefined && isRegistration(holder) && mayAttend(event, registrationBasics(holder), session)
    );
  }
  if (!isPublished(configuration, event.code, { kind, item })) return false;
  const offer = offerOf(configuration, event.code, { kind, item })?.offer;
  return offer !== undefined && isFor(configuration, holder, offer);
}

/** Whether a submitted dossier that has these items could be offered another one once it is free. */
export function couldBeOffered(
  at: InEvent,
  holder: DossierRow,
  item: AwaitableItem,
  holds: readonly HoldRow[],
): boolean {
  if (!isAvailableTo(at, holder, item)) return false;
  const turn = turnOfSubmitted(at, holder, item, holds);
  return turn === 'offer' || turn === 'reserve';
}

/**
 * The turn of a submitted dossier: what is free and replaces nothing is reserved for it. Accepting anything else is a
 * change, which people may make by themselves until a day.
 */
function turnOfSubmitted(
  { configuration, event, now }: InEvent,
  holder: DossierRow,
  item: AwaitableItem,
  holds: readonly HoldRow[],
): Turn {
  let replaced: readonly unknown[];
  try {
    replaced = givenUpFor(configuration, event, holder, item, holds);
  } catch (refusal) {
    // It keeps its position until it may have one more; meanwhile the item goes to the next in line.
    if (refusal instanceof OverLimit) return 'skip';
    // No longer asked for in its forms.
    if (refusal instanceof Refusal) return 'expired';
    throw refusal;
  }
  if (replaced.length === 0 && priceOfItem(configuration, holder, item, now) === 0) return 'reserve';
  const lastDay = lastDayToCancel(event, policyOf(configuration, event.code));
  return dayIn(event.timezone, now) <= lastDay ? 'offer' : 'skip';
}
