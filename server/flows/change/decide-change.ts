import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { BookedItem } from '#engine/contract/booked.ts';
import type { Difference } from '#engine/contract/change.ts';
import type { Quote } from '#engine/contract/money.ts';
import { workshopConflicts } from '#engine/schedule/workshop-conflicts.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';
import { isSameAnswer } from '#engine/values/same-answer.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { bookedBy, sessionItem } from '#server/domain/booked/booked-items.ts';
import { policyOf } from '#server/domain/cancellation/cancel-policy.ts';
import { notTogether } from '#server/domain/change/change-problems.ts';
import { differenceOf } from '#server/domain/change/difference-of.ts';
import { eligibilityAfterChange, heldFor } from '#server/domain/change/eligibility-after-change.ts';
import { quoteOfRecord } from '#server/domain/change/quote-of-record.ts';
import type { RequestedProducts } from '#server/domain/change/requested-products.ts';
import { quotePicked } from '#server/domain/fees/quote-dossier.ts';
import { invalidField } from '#server/domain/refusal.ts';
import { checkChoice, orderDays } from '#server/domain/registration-choice.ts';
import { notYetSubmitted } from '#server/domain/registration-problems.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import { type ScheduledSession, scheduleOf } from '#server/domain/schedule/schedule-index.ts';
import { checkDossier } from '#server/flows/review-dossier.ts';
import { overlapsAmong } from '#server/inventory/overlap.ts';
import { attendableSession } from '#server/inventory/sessions/attendable-session.ts';
import { seatOf } from '#server/inventory/sessions/seat-item.ts';
import { type HoldRow, picksOf } from '#server/inventory/stock/holds.ts';
import type { Item } from '#server/inventory/stock/inventory-lock.ts';
import { catalogue } from '#server/inventory/stock/limits.ts';
import type { Pieces } from '#server/inventory/stock/pieces.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Corrected, Correction } from './correct-answers.ts';

/** The new choices; absent ones stay. */
export type ChangeChoice = {
  track?: string;
  mode?: string;
  days?: readonly string[];
  /** All the sessions that it has then. */
  sessions?: readonly string[];
  /** Alternatively, one session in addition to those that fit and do not clash with it. */
  take?: string;
  /** The answers of one step, corrected. */
  correction?: Correction;
};

/** The result of a change. */
export type DecidedChange = {
  after: RegistrationRow;
  /** All that it owes then. */
  quote: Quote;
  difference: Difference;
  /** Items that no longer fit or are given up, and new seats. */
  drops: Item[];
  takes: Item[];
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
  row: RegistrationRow;
  holds: HoldRow[];
  booked: readonly BookedItem[];
  paid: Quote;
  now: Date;
};

/** Reads the basis of changes to a registration. Throws 409 if it was not submitted. */
export async function changeGround(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  now: Date,
): Promise<ChangeGround> {
  const paid = await quoteOfRecord(db, row.id);
  if (!paid) throw notYetSubmitted();
  const holds = await picksOf(db, row);
  const { items } = await bookedBy(db, configuration, event, row, now);
  return { configuration, event, row, holds, booked: items, paid, now };
}

/** A registration after a choice and corrections; throws 422 for what the event does not offer. */
export function rowAfter(
  event: EventDocument,
  row: RegistrationRow,
  { track, mode, days }: ChangeChoice,
  corrected?: Corrected,
): RegistrationRow {
  const chosen = { track: track ?? row.track ?? '', registrations_day: days ?? row.days };
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
export function isOther(row: RegistrationRow, { after, drops, takes, pieces }: DecidedChange): boolean {
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
export function decideChange(
  { configuration, event, row, holds, booked, paid, now }: ChangeGround,
  after: RegistrationRow,
  { sessions, take, pieces: wished = [] }: Taking = {},
): DecidedChange {
  const fits = eligibilityAfterChange(configuration, event, after);
  const wanted =
    take === undefined ? sessions : withSession(configuration, event, after, take, holds.filter(fits));
  const chosen = wanted && chosenSessions(configuration, event, after, wanted);
  const stays = (item: Item) =>
    fits(item) &&
    (item.kind !== 'session' ||
      chosen === undefined ||
      chosen.some(({ session }) => session.workshops_session_code === item.item));
  const taken = (chosen ?? []).filter(
    ({ session }) =>
      !holds.some(({ kind, item }) => kind === 'session' && item === session.workshops_session_code),
  );
  const takes = taken.map(seatIn);
  refuseOverlapping(configuration, event, holds.filter(stays), takes);
  const pieces = wished.map((each) => each.pieces);
  const picked = [...holds.filter(stays), ...takes.map((item) => asHold(row, item, now))];
  const { quote } = quotePicked(configuration, after, picked, now, {
    codesAt: row.submittedAt ?? now,
    paid: paid.lines,
    besides: pieces,
  });
  const difference = differenceOf({
    before: paid,
    after: quote,
    policy: policyOf(configuration, row.eventCode),
    taxes: configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.taxes ?? [],
    today: dayIn(event.timezone, now),
  });
  // An item that the organizers removed and that was released is neither lost nor kept by a change.
  const present = booked.filter(
    (each) => !isYes(each.cancelled) || holds.some((held) => isSameItem(held, heldFor(each))),
  );
  // A waitlist ends when the seat is taken, or can no longer lead to one.
  const staysBooked = (each: BookedItem) =>
    each.kind === 'waitlist' ? fits(heldFor(each)) : stays(heldFor(each));
  return {
    after,
    quote,
    difference,
    drops: holds.filter((held) => !stays(held)).map(({ kind, item }) => ({ kind, item })),
    takes,
    pieces,
    loses: present.filter((item) => !staysBooked(item)),
    gains: [
      ...taken.map(({ session }) => sessionItem('workshop', session)),
      ...wished.map(({ item }) => item),
    ],
    comesAlong: present.filter(staysBooked),
  };
}

const isSameItem = (one: Item, other: Item) => one.kind === other.kind && one.item === other.item;

const seatIn = ({ session }: ScheduledSession): Item => seatOf(session.workshops_session_code);

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

/** The sessions that are held, with one more and without those at the same time. */
function withSession(
  configuration: ConfigurationStore,
  event: EventDocument,
  after: RegistrationRow,
  code: string,
  holds: readonly Item[],
): string[] {
  const taken = attendableSession(configuration, event, after, { session_code: code });
  const sessions = scheduleOf(configuration, after.eventCode)?.sessions;
  const others = holds.flatMap(({ kind, item }) => {
    const held = kind === 'session' && item !== code ? sessions?.get(item) : undefined;
    return held && workshopConflicts([held.session, taken.session]).length === 0 ? [item] : [];
  });
  return [...others, code];
}

function chosenSessions(
  configuration: ConfigurationStore,
  event: EventDocument,
  after: RegistrationRow,
  codes: readonly string[],
): ScheduledSession[] {
  const chosen = [...new Set(codes)].map((session_code) =>
    attendableSession(configuration, event, after, { session_code }),
  );
  if (workshopConflicts(chosen.map(({ session }) => session)).length > 0) throw notTogether();
  return chosen;
}

/** A new seat as a hold, for pricing. */
function asHold({ id, eventCode }: RegistrationRow, item: Item, now: Date): HoldRow {
  const own = { id: item.item, dossierId: id, eventCode, ...item };
  return { ...own, quantity: 1, state: 'held', detail: {}, heldSince: now, heldUntil: null };
}

/** Labels of the steps that a change leaves something open in which was answered, or not asked, before. */
export async function openSteps(
  db: Database,
  { configuration, row }: ChangeGround,
  after: RegistrationRow,
): Promise<Text[]> {
  const openIn = async (each: RegistrationRow) => {
    const { steps } = await checkDossier(db, configuration, each, 'en');
    return steps.filter(({ errors }) => Object.keys(errors).length > 0).map(({ step }) => step);
  };
  const before = new Set((await openIn(row)).map(({ code }) => code));
  return (await openIn(after)).filter(({ code }) => !before.has(code)).map(({ label }) => label);
}
