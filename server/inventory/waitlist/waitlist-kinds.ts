import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import { mayAttend } from '#engine/schedule/may-attend.ts';
import { workshopConflicts } from '#engine/schedule/workshop-conflicts.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { WaitlistKind } from '#server/database/schema.ts';
import { lastDayToCancel, policyOf } from '#server/domain/cancellation/cancel-policy.ts';
import { registrationBasics } from '#server/domain/dossier-basics.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { isOpen } from '#server/domain/event-state.ts';
import { hasSubmitted } from '#server/domain/find-by-email.ts';
import { openingOf } from '#server/domain/flow-opening.ts';
import { flowOf } from '#server/domain/flow-steps.ts';
import { isRegistration, registrationFlow } from '#server/domain/registration-row.ts';
import { scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { isFor } from '#server/inventory/offers/audience.ts';
import { isPublished, type OfferKind, offerOf } from '#server/inventory/offers/find-offers.ts';
import { picksOf } from '#server/inventory/stock/holds.ts';
import type { WaitlistRow } from './entries.ts';

/** An event in which an item is waited for, at a moment. */
interface InEvent {
  readonly configuration: ConfigurationStore;
  readonly event: EventDocument;
  readonly now: Date;
}

/** What happens to an entry whose turn it is: `reserve` gives the item for good, `skip` leaves the entry as it is. */
type Turn = 'offer' | 'reserve' | 'skip' | 'taken' | 'expired';

/** How kinds of items differ on the waitlist. */
interface WaitlistRules {
  /** Holds the item for the dossier, or counts it as taken by the entry until the offer is accepted. */
  readonly offeredBy: 'hold' | 'claim';
  /** Whether someone can wait for an item, and is offered what is free. */
  readonly isOpen: (at: InEvent, item: string) => boolean;
  /** Decides the turn of an entry that no payment keeps from it. */
  readonly turn: (
    tx: Database,
    at: InEvent,
    entry: WaitlistRow,
    holder: DossierRow | undefined,
  ) => Promise<Turn>;
}

/** Whether someone who finds the places of a flow taken can wait for one. */
export function hasFlowWaitlist({ capacity, waitlist }: FlowDocument): boolean {
  return capacity !== undefined && isYes(waitlist);
}

const place: WaitlistRules = {
  offeredBy: 'claim',
  isOpen: ({ configuration, event }) => isOpen(configuration, event),
  async turn(tx, { event }, { email }) {
    const isRegistered = await hasSubmitted(tx, { eventCode: event.code, flow: registrationFlow }, email);
    return isRegistered ? 'taken' : 'offer';
  },
};

const flowNamed = ({ configuration, event }: InEvent, code: string): FlowDocument | undefined =>
  configuration.current(event.code, 'flow', code)?.document;

const flow: WaitlistRules = {
  offeredBy: 'claim',
  isOpen(at, item) {
    const document = flowNamed(at, item);
    if (!document || !hasFlowWaitlist(document)) return false;
    return openingOf(document, { now: at.now, timezone: at.event.timezone }) === 'open';
  },
  async turn(tx, at, { item, email }) {
    if (isYes(flowNamed(at, item)?.entry.several)) return 'offer';
    return (await hasSubmitted(tx, { eventCode: at.event.code, flow: item }, email)) ? 'taken' : 'offer';
  },
};

const session: WaitlistRules = {
  offeredBy: 'hold',
  isOpen: ({ configuration, event }, item) =>
    scheduleOf(configuration, event.code)?.sessions.has(item) === true,
  async turn(tx, { configuration, event, now }, { item }, holder) {
    const index = scheduleOf(configuration, event.code);
    const awaited = index?.sessions.get(item)?.session;
    if (!awaited || !holder || !isRegistration(holder) || holder.status === 'Cancelled') return 'expired';
    if (!mayAttend(event, registrationBasics(holder), awaited)) return 'expired';
    if (holder.status !== 'Submitted') return 'offer';
    const attended = (await picksOf(tx, holder, 'session')).flatMap(
      (held) => index?.sessions.get(held.item)?.session ?? [],
    );
    const isAtOnce = workshopConflicts([...attended, awaited]).every(
      ({ sessions }) => !sessions.includes(awaited),
    );
    if (awaited.fee?.payable !== 'registration' && isAtOnce) return 'reserve';
    // Accepting it is a change, which they may make by themselves until a day.
    const lastDay = lastDayToCancel(event, policyOf(configuration, event.code));
    return dayIn(event.timezone, now) <= lastDay ? 'offer' : 'skip';
  },
};

/** Something that a form chooses: offered while its dossier is a draft that may choose it. */
const chosen = (kind: OfferKind): WaitlistRules => ({
  offeredBy: 'claim',
  isOpen({ configuration, event }, item) {
    const found = offerOf(configuration, event.code, { kind, item });
    return found !== undefined && isYes(found.document.waitlist) && found.offer.taken_by === undefined;
  },
  async turn(_tx, { configuration, event, now }, { item }, holder) {
    if (holder?.status !== 'Not Submitted') return 'expired';
    const document = flowOf(configuration, holder)?.document;
    // A registration that was started may be finished at any time.
    const isStillOpen =
      isRegistration(holder) ||
      (document !== undefined && openingOf(document, { now, timezone: event.timezone }) === 'open');
    if (!isStillOpen || !isPublished(configuration, event.code, { kind, item })) return 'expired';
    const offer = offerOf(configuration, event.code, { kind, item })?.offer;
    return offer && isFor(configuration, holder, offer) ? 'offer' : 'expired';
  },
});

/** One rule set for each kind; everything else of the waitlist is the same for all. */
export const waitlistKinds: Readonly<Record<WaitlistKind, WaitlistRules>> = {
  event: place,
  track: place,
  flow,
  session,
  choice: chosen('choice'),
  variant: chosen('variant'),
  activity: chosen('activity'),
};
