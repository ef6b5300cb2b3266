import type { Difference } from '#engine/contract/change.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { workshopConflicts } from '#engine/event/schedule/workshop-conflicts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { isSameAnswer } from '#engine/form/values/same-answer.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import { describeItem } from '#server/booked/describe-item.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { checkChoice, orderDays } from '#server/dossiers/registration-choice.ts';
import { notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { placesChosen } from '#server/inventory/capacity.ts';
import { type HoldRow, picksOf } from '#server/inventory/holds.ts';
import {
  type AwaitableItem,
  type Item,
  isMovable,
  type StockItem,
} from '#server/inventory/inventory-lock.ts';
import { amountDetail } from '#server/inventory/offer-amount.ts';
import type { Pieces } from '#server/inventory/pieces.ts';
import { attendableSession } from '#server/items/attendable-session.ts';
import { givenUpFor } from '#server/items/given-up-for.ts';
import { overlapsAmong } from '#server/items/overlap.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { quotePicked } from '#server/prices/quote-dossier.ts';
import { policyOf } from '#server/refunds/cancel-policy.ts';
import { creditsOf } from '#server/refunds/credits.ts';
import { quoteOfRecord } from '#server/refunds/quote-of-record.ts';
import { differenceOf } from '#server/refunds/rules/difference-of.ts';
import { withCredits } from '#server/refunds/rules/with-credits.ts';
import { invalidField } from '#server/refusals/refusal.ts';
import { checkDossier } from '#server/registration/review-dossier.ts';
import type { ScheduledSession } from '#server/schedule/schedule-index.ts';
import { type ItemOffer, offersTo } from '#server/waitlist/entries.ts';
import { waitlistKinds } from '#server/waitlist/waitlist-kinds.ts';
import { notTogether, offerEnded } from './change-problems.ts';
import type { Corrected, Correction } from './correct-answers.ts';
import { eligibilityAfterChange } from './eligibility-after-change.ts';
import type { RequestedProducts } from './requested-products.ts';

/** An item to take, with the amount in cents if its holder chooses it. */
export type TakenItem = AwaitableItem & { readonly amount?: number };

/** The new choices; absent ones stay. */
export type ChangeChoice = {
  track?: string;
  mode?: string;
  days?: readonly string[];
  /** A day in addition. */
  day?: string;
  /** All the sessions that it has then. */
  sessions?: readonly string[];
  /** One item in addition: an offered one, or a session instead of the list of all; what it replaces is given up. */
  take?: TakenItem;
  /** The answers of one step, corrected. */
  correction?: Correction;
};

/** The result of a change. */
export type DecidedChange<Row extends DossierRow = DossierRow> = {
  after: Row;
  /** All that it owes then. */
  quote: Quote;
  difference: Difference;
  /** Items that no longer fit or are given up, and new ones. */
  drops: Item[];
  takes: TakenItem[];
  /** Products bought in addition. */
  pieces: Pieces[];
  /** The same in words, with ended waitlists; and what stays. */
  loses: BookedItem[];
  gains: BookedItem[];
  comesAlong: BookedItem[];
};

/** The basis of changes, read once for all that are compared. */
export type ChangeGround = {
  configuration: ConfigurationStore;
  event: EventDocument;
  row: DossierRow;
  holds: HoldRow[];
  booked: readonly BookedItem[];
  /** What it may accept now. */
  offered: readonly ItemOffer[];
  /** What is still paid, and what organizers have refunded of it. */
  paid: Quote;
  credits: readonly Quote[];
  now: Date;
};

/** Reads the basis of changes to a dossier. Throws 409 if it was not submitted. */
export async function changeGround(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  now: Date,
): Promise<ChangeGround> {
  const recorded = await quoteOfRecord(db, row.id);
  if (!recorded) throw notYetSubmitted();
  const credits = await creditsOf(db, row.id);
  const paid = withCredits(recorded, credits);
  const holds = await picksOf(db, row);
  const { items } = await bookedBy(db, configuration, event, row, now);
  const offered = await offersTo(db, row, now);
  return { configuration, event, row, holds, booked: items, offered, paid, credits, now };
}

/** A dossier after a choice and corrections; throws 422 for what the event does not offer. */
export function rowAfter<Row extends DossierRow>(
  event: EventDocument,
  row: Row,
  { track, mode, days, day }: ChangeChoice,
  corrected?: Corrected,
): Row {
  // An application has neither a track nor days: it changes only by accepting what it is offered.
  if (!isRegistration(row)) return row;
  const more = day === undefined ? [] : [day];
  const chosen = { track: track ?? row.track ?? '', registrations_day: [...(days ?? row.days), ...more] };
  const offered = event.tracks.find(({ code }) => code === chosen.track)?.modes;
  // In a track with other modes, its first one is the default.
  const kept = offered?.find((each) => each === row.mode) ?? offered?.[0] ?? row.mode ?? '';
  const choice = { ...chosen, mode: mode ?? kept };
  checkChoice(event, choice);
  return {
    ...row,
    track: choice.track,
    mode: choice.mode,
    days: orderDays(event, choice.registrations_day),
    ...(corrected && { answers: { ...row.answers, [corrected.formType]: { ...corrected.values } } }),
  };
}

/** Whether a change differs from the present registration. */
export function isOther(row: DossierRow, { after, drops, takes, pieces }: DecidedChange): boolean {
  const isSame =
    row.track === after.track &&
    row.mode === after.mode &&
    row.days.join() === after.days.join() &&
    isSameAnswer(row.answers, after.answers);
  return !isSame || drops.length + takes.length + pieces.length > 0;
}

/** What a change takes: without sessions, those that fit stay. */
export type Taking = Pick<ChangeChoice, 'sessions' | 'take'> & { pieces?: RequestedProducts };

/**
 * Decides the result of a change: choices, price, lost and new items. Throws 422 for sessions that cannot be attended,
 * or not together.
 */
export function decideChange<Row extends DossierRow>(
  ground: ChangeGround,
  after: Row,
  { sessions, take, pieces: wished = [] }: Taking = {},
): DecidedChange<Row> {
  const { configuration, event, row, holds, booked, paid, credits, now } = ground;
  const fits = eligibilityAfterChange(configuration, event, after);
  const isHeld = (item: Item) => holds.some((held) => isSameItem(held, item));
  const accepted = take && acceptedItem(ground, after, take, holds.filter(fits));
  const wanted = take?.kind === 'session' ? undefined : sessions;
  const chosen = wanted && chosenSessions(configuration, event, after, wanted).map(seatIn);
  const isChosen = (item: Item) =>
    chosen === undefined || item.kind !== 'session' || chosen.some((seat) => isSameItem(seat, item));
  const stays = (item: Item) =>
    fits(item) && isChosen(item) && !accepted?.replaced.some((held) => isSameItem(held, item));
  const takes = [...(accepted?.item ?? []), ...(chosen ?? []).filter((seat) => !isHeld(seat))];
  refuseOverlapping(configuration, event, holds.filter(stays), takes);
  const pieces = wished.map((each) => each.pieces);
  // One more of what it has already is a purchase besides.
  const besides = takes.filter(isHeld).map((item) => ({ ...item, quantity: 1 }));
  const picked = [
    ...holds.filter(stays),
    ...takes.filter((item) => !isHeld(item)).map((item) => asHold(row, item, now)),
  ];
  const { quote } = quotePicked(configuration, after, picked, now, {
    codesAt: row.submittedAt ?? now,
    paid: paid.lines,
    besides: [...pieces, ...besides],
  });
  const difference = differenceOf({
    before: paid,
    after: withCredits(quote, credits),
    policy: policyOf(configuration, row.eventCode),
    taxes: configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.taxes ?? [],
    today: dayIn(event.timezone, now),
  });
  // An item that the organizers removed and that was released is neither lost nor kept by a change.
  const present = booked.filter(
    (each) => !isYes(each.cancelled) || holds.some((held) => isSameItem(held, pickedItem(each))),
  );
  // A waitlist ends when the seat is taken, or can no longer lead to one.
  const staysBooked = (each: BookedItem) => {
    const { kind, item } = pickedItem(each);
    if (isMovable(kind)) return !placesChosen(after).some((place) => isSameItem(place, { kind, item }));
    return each.kind === 'waitlist' ? fits({ kind, item }) : stays({ kind, item });
  };
  return {
    after,
    quote,
    difference,
    drops: holds.filter((held) => !stays(held)).map(({ kind, item }) => ({ kind, item })),
    takes,
    pieces,
    loses: present.filter((item) => !staysBooked(item)),
    gains: [
      ...takes.flatMap((item) => describeItem(configuration, event, item, 1) ?? []),
      ...wished.map(({ item }) => item),
    ],
    comesAlong: present.filter(staysBooked),
  };
}

const isSameItem = (one: StockItem, other: StockItem) => one.kind === other.kind && one.item === other.item;

const seatIn = ({ session }: ScheduledSession): AwaitableItem => ({
  kind: 'session',
  item: session.workshops_session_code,
});

/** Throws 422 for a session that clashes with an offer or activity that stays. */
function refuseOverlapping(
  configuration: ConfigurationStore,
  event: EventDocument,
  kept: readonly Item[],
  takes: readonly Item[],
): void {
  const overlaps = overlapsAmong(configuration, event, [...kept, ...takes]);
  const found = overlaps.find(({ other }) => takes.includes(other));
  if (found) throw invalidField('sessions', inEveryLanguage('picks.sameTime', found.names));
}

/**
 * An item to take, and those that it replaces; nothing is taken of a session that it has. Throws 409 `closed` unless an
 * item that only its waitlist gives is offered, 422 if it is not for the registration.
 */
function acceptedItem(
  { configuration, event, offered }: ChangeGround,
  after: DossierRow,
  take: TakenItem,
  kept: readonly HoldRow[],
): { item: TakenItem[]; replaced: readonly Item[] } {
  const isClaimed = waitlistKinds[take.kind].offeredBy === 'claim';
  if (isClaimed && !offered.some((each) => isSameItem(each, take))) throw offerEnded();
  const isHeld = !isClaimed && kept.some((held) => isSameItem(held, take));
  return { item: isHeld ? [] : [take], replaced: givenUpFor(configuration, event, after, take, kept) };
}

function chosenSessions(
  configuration: ConfigurationStore,
  event: EventDocument,
  after: DossierRow,
  codes: readonly string[],
): ScheduledSession[] {
  const chosen = [...new Set(codes)].map((session_code) =>
    attendableSession(configuration, event, after, { session_code }),
  );
  if (workshopConflicts(chosen.map(({ session }) => session)).length > 0) throw notTogether();
  return chosen;
}

/** A new seat as a hold, for pricing. */
function asHold(
  { id, eventCode }: DossierRow,
  { amount, ...item }: Item & Pick<TakenItem, 'amount'>,
  now: Date,
): HoldRow {
  const own = { id: item.item, dossierId: id, eventCode, ...item };
  return {
    ...own,
    quantity: 1,
    state: 'held',
    detail: amountDetail(amount),
    heldSince: now,
    heldUntil: null,
  };
}

/** Labels of the steps that a change leaves something open in which was answered, or not asked, before. */
export async function openSteps(
  db: Database,
  { configuration, row }: ChangeGround,
  after: DossierRow,
): Promise<Text[]> {
  const openIn = async (each: DossierRow) => {
    const { steps } = await checkDossier(db, configuration, each, 'en');
    return steps.filter(({ errors }) => Object.keys(errors).length > 0).map(({ step }) => step);
  };
  const before = new Set((await openIn(row)).map(({ code }) => code));
  return (await openIn(after)).filter(({ code }) => !before.has(code)).map(({ label }) => label);
}
