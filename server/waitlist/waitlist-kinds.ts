import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { openingOf } from '#server/configuration/flow-opening.ts';
import type { MovableKind, WaitlistKind } from '#server/database/schema.ts';
import { hasSubmitted } from '#server/dossiers/find-by-email.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { isOpen } from '#server/inventory/event-state.ts';
import { itemRules } from './item-rules.ts';
import { turnToMove } from './place-moves.ts';
import type { InEvent, WaitlistRules } from './waitlist-rules.ts';

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

/** A place in a track or on a day is waited for by people without a registration, and by submitted ones without it. */
const movable = (kind: MovableKind): WaitlistRules => ({
  ...place,
  turn: async (tx, at, entry, holder) =>
    entry.dossierId === null
      ? place.turn(tx, at, entry, holder)
      : turnToMove(at, { kind, item: entry.item }, holder),
});

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

/** One rule set for places, one for items; everything else of the waitlist is the same for all. */
export const waitlistKinds: Readonly<Record<WaitlistKind, WaitlistRules>> = {
  event: place,
  track: movable('track'),
  day: movable('day'),
  flow,
  session: itemRules('session'),
  choice: itemRules('choice'),
  variant: itemRules('variant'),
  activity: itemRules('activity'),
};
