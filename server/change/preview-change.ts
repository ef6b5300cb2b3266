import type { ChangeOption, ChangePreview, OfferPreview } from '#engine/contract/change.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { rangeOf } from '#engine/event/documents/offers/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { registrationView } from '#server/answers/dossier-view.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import { applicationBasics, registrationBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { alreadyCancelled, notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { fullDays, hasTrackPlace, isLimited, takenPlaces } from '#server/inventory/capacity.ts';
import { offerOf } from '#server/inventory/find-offers.ts';
import { isSoldOut, type StockItem } from '#server/inventory/inventory-lock.ts';
import { awaitedName } from '#server/inventory/item-name.ts';
import { limitOf } from '#server/inventory/limits.ts';
import { amountDetail, amountOf } from '#server/inventory/offer-amount.ts';
import { lastDayToCancel, policyOf, taxesOf } from '#server/refunds/cancel-policy.ts';
import { chargesOf, refundParts, settledDifference, wayBack } from '#server/refunds/refund-left.ts';
import { differenceBetween, differenceQuote } from '#server/refunds/rules/difference-of.ts';
import { withCredits } from '#server/refunds/rules/with-credits.ts';
import { endedOffers } from '#server/waitlist/ended-offers.ts';
import { waitlistKinds } from '#server/waitlist/waitlist-kinds.ts';
import { offerEnded, tooLateToChange } from './change-problems.ts';
import { changeTimes } from './change-times.ts';
import { type Corrector, correctAnswers } from './correct-answers.ts';
import {
  type ChangeChoice,
  type ChangeGround,
  changeGround,
  type DecidedChange,
  decideChange,
  isOther,
  openSteps,
  rowAfter,
  type TakenItem,
} from './decide-change.ts';

type Stores = { db: Database; configuration: ConfigurationStore; gateway: PaymentGateway };

/** Throws 409 unless a dossier was submitted, and neither cancelled nor declined. */
export function refuseUnsubmitted({ status, decision }: Pick<DossierRow, 'status' | 'decision'>): void {
  if (status === 'Cancelled') throw alreadyCancelled();
  if (decision === 'declined') throw offerEnded();
  if (status !== 'Submitted') throw notYetSubmitted();
}

/** Throws 409 unless its holder may change a dossier on this day. */
export function refuseChange(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  now: Date,
): void {
  refuseUnsubmitted(row);
  const until = lastDayToCancel(event, policyOf(configuration, row.eventCode));
  if (dayIn(event.timezone, now) > until) throw tooLateToChange();
}

/**
 * The preview of a choice, and the price of each other option; without an item whose offer has ended. Throws 409 if
 * changes are closed (never for organizers), 422 for what the event does not offer.
 */
export async function previewChange(
  stores: Stores,
  event: EventDocument,
  row: RegistrationRow,
  asked: ChangeChoice,
  { by, language }: Corrector,
  now = new Date(),
): Promise<ChangePreview> {
  const { db, configuration } = stores;
  if (by === 'attendee') refuseChange(configuration, event, row, now);
  else refuseUnsubmitted(row);
  const ground = await changeGround(db, configuration, event, row, now);
  const ended = asked.take && (await endedOffer(db, ground, asked.take));
  const choice = ended === undefined ? asked : { ...asked, take: undefined };
  const { correction } = choice;
  const corrected =
    correction && (await correctAnswers(db, configuration, event, row, correction, { by, language }, now));
  const after = rowAfter(event, row, choice, corrected);
  const decided = decideChange(ground, after, { ...choice, ...corrected });
  const policy = policyOf(configuration, row.eventCode);
  const options = await optionsOf(db, ground, after);
  const { track, mode: track_mode, registrations_day } = registrationBasics(after);
  const fullNow = await fullDaysFor(db, ground);
  const isFull =
    options.some((each) => each.track === track && each.track_mode === track_mode && each.full === 'Y') ||
    fullNow?.some((day) => registrations_day.includes(day));
  return {
    registration: registrationView(configuration, row),
    ...(ended !== undefined && { offer_ended: ended }),
    options,
    ...(fullNow && { full_days: fullNow }),
    until: lastDayToCancel(event, policy),
    ...(policy?.note !== undefined && { note: policy.note }),
    choice: {
      track,
      track_mode,
      registrations_day,
      sessions: sessionsOf(ground, decided),
      ...(choice.take &&
        choice.take.kind !== 'session' && {
          take: choice.take.item,
          take_kind: bookedKind[choice.take.kind],
          ...(choice.take.amount !== undefined && { amount: choice.take.amount }),
        }),
    },
    times: await changeTimes(db, configuration, event, after),
    full: isFull ? 'Y' : 'N',
    corrected: corrected?.answers ?? [],
    ...(await outcomeOf(stores, ground, decided)),
  };
}

/**
 * The preview of accepting an item that is offered to a submitted application. Throws 409 if it is not offered, or
 * changes are closed.
 */
export async function previewOffer(
  stores: Stores,
  event: EventDocument,
  row: DossierRow,
  take: TakenItem,
  now = new Date(),
): Promise<OfferPreview> {
  const { db, configuration } = stores;
  refuseChange(configuration, event, row, now);
  const ground = await changeGround(db, configuration, event, row, now);
  return {
    registration: applicationBasics(row),
    choice: {
      take: take.item,
      take_kind: bookedKind[take.kind],
      ...(take.amount !== undefined && { amount: take.amount }),
    },
    full: 'N',
    ...(await outcomeOf(stores, ground, decideChange(ground, row, { take }))),
  };
}

/**
 * The name of an item whose offer has ended, so that it cannot be taken; undefined if it can, or if the registration has
 * it by now. A seat can be taken without an offer while any are left.
 */
async function endedOffer(
  db: Database,
  { configuration, row, offered, holds, now }: ChangeGround,
  take: TakenItem,
): Promise<Text | undefined> {
  const { kind, item } = take;
  const isIt = (each: StockItem) => each.kind === kind && each.item === item;
  if (offered.some(isIt)) return undefined;
  const wasOffered = (await endedOffers(db, row, now, kind)).some(isIt);
  if (!wasOffered && (waitlistKinds[kind].offeredBy === 'hold' || holds.some(isIt))) return undefined;
  const isFree =
    waitlistKinds[kind].offeredBy === 'hold' &&
    !(await isSoldOut(db, row, { kind, item }, limitOf(configuration, row.eventCode, kind, item), now));
  return isFree ? undefined : awaitedName(configuration, row.eventCode, take);
}

/** The cost and the items of a decided change, and where a refund goes. */
async function outcomeOf(
  { db, configuration, gateway }: Stores,
  ground: ChangeGround,
  decided: DecidedChange,
): Promise<Omit<OfferPreview, 'registration' | 'choice' | 'full'>> {
  const { row, paid, credits } = ground;
  const { after, quote, loses, gains, comesAlong } = decided;
  const charges = await chargesOf(db, row.id);
  const amount = settledDifference(charges, decided.difference.difference);
  const difference = differenceBetween(paid, withCredits(quote, credits), amount);
  const taxes = taxesOf(configuration, row.eventCode);
  const parts = refundParts(charges, -amount, { quote: differenceQuote(difference, -1), taxes });
  const { card, toGroup, toOwn } = wayBack(parts, row.id);
  return {
    changes: isOther(row, decided) ? 'Y' : 'N',
    ...difference,
    loses,
    gains,
    comes_along: comesAlong,
    asks: await openSteps(db, ground, after),
    ...(card && { card }),
    ...(toGroup && { to_group: 'Y' as const }),
    ...(toOwn && { to_own: toOwn }),
    gateway: gateway.forBrowser(),
    ...amountsIn(configuration, row.eventCode, decided.takes),
  };
}

/** The amounts among which the holder of an item that a change takes chooses, and the one chosen. */
function amountsIn(
  configuration: ConfigurationStore,
  eventCode: string,
  takes: readonly TakenItem[],
): Pick<OfferPreview, 'amounts'> {
  for (const { kind, item, amount } of takes) {
    const offer = kind === 'choice' ? offerOf(configuration, eventCode, { kind, item })?.offer : undefined;
    const range = offer && rangeOf(offer);
    if (offer && range)
      return { amounts: { ...range, chosen: amountOf(offer, { detail: amountDetail(amount) }) } };
  }
  return {};
}

/** Codes of the sessions that it has by a change. */
function sessionsOf({ holds }: ChangeGround, { drops, takes }: DecidedChange): string[] {
  const kept = holds.filter(
    (held) =>
      held.kind === 'session' && !drops.some(({ kind, item }) => kind === 'session' && item === held.item),
  );
  return [...kept, ...takes.filter(({ kind }) => kind === 'session')].map(({ item }) => item);
}

/** The days that a registration cannot have since they are full; undefined if no day has a limit. */
async function fullDaysFor(
  db: Database,
  { configuration, event, row, offered }: ChangeGround,
): Promise<string[] | undefined> {
  if (event.days.every(({ capacity }) => capacity === undefined)) return undefined;
  if (await hasBypass(db, configuration, row)) return [];
  const may = new Set([...row.days, ...offered.flatMap(({ kind, item }) => (kind === 'day' ? [item] : []))]);
  const full = fullDays(event, await takenPlaces(db, row.eventCode));
  return full.map(({ code }) => code).filter((code) => !may.has(code));
}

/** Every track in each of its modes, on the days of a choice. */
async function optionsOf(
  db: Database,
  ground: ChangeGround,
  chosen: RegistrationRow,
): Promise<ChangeOption[]> {
  const { configuration, event, row } = ground;
  const bypasses = await hasBypass(db, configuration, row);
  const taken = isLimited(event) && !bypasses ? await takenPlaces(db, row.eventCode) : undefined;
  return event.tracks.flatMap(({ code, modes }) => {
    const isOffered = ground.offered.some(({ kind, item }) => kind === 'track' && item === code);
    const isFull =
      code !== row.track && !isOffered && taken !== undefined && !hasTrackPlace(event, taken, code);
    return modes.map((mode): ChangeOption => {
      const after = rowAfter(event, row, { track: code, mode, days: chosen.days });
      return {
        track: code,
        track_mode: mode,
        difference: decideChange(ground, after).difference.difference,
        full: isFull ? 'Y' : 'N',
      };
    });
  });
}
