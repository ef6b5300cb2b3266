import type { ChangeOption, ChangePreview } from '#engine/contract/change.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { registrationView } from '#server/answers/dossier-view.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import { registrationBasics } from '#server/dossiers/dossier-basics.ts';
import { alreadyCancelled, notYetSubmitted } from '#server/dossiers/registration-problems.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import { bookedKind } from '#server/inventory/booked-kind.ts';
import { hasTrackPlace, isLimited, takenPlaces } from '#server/inventory/capacity.ts';
import { lastDayToCancel, policyOf, taxesOf } from '#server/refunds/cancel-policy.ts';
import { chargesOf, refundParts, settledDifference, wayBack } from '#server/refunds/refund-left.ts';
import { differenceBetween, differenceQuote } from '#server/refunds/rules/difference-of.ts';
import { withCredits } from '#server/refunds/rules/with-credits.ts';
import { tooLateToChange } from './change-problems.ts';
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
} from './decide-change.ts';

type Stores = { db: Database; configuration: ConfigurationStore; gateway: PaymentGateway };

/** Throws 409 unless a registration was submitted and not cancelled. */
export function refuseUnsubmitted({ status }: Pick<RegistrationRow, 'status'>): void {
  if (status === 'Cancelled') throw alreadyCancelled();
  if (status !== 'Submitted') throw notYetSubmitted();
}

/** Throws 409 unless an attendee may change a registration on this day. */
export function refuseChange(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: RegistrationRow,
  now: Date,
): void {
  refuseUnsubmitted(row);
  const until = lastDayToCancel(event, policyOf(configuration, row.eventCode));
  if (dayIn(event.timezone, now) > until) throw tooLateToChange();
}

/**
 * The preview of a choice, and the price of each other option. Throws 409 if changes are closed (never for organizers),
 * 422 for what the event does not offer.
 */
export async function previewChange(
  { db, configuration, gateway }: Stores,
  event: EventDocument,
  row: RegistrationRow,
  choice: ChangeChoice,
  { by, language }: Corrector,
  now = new Date(),
): Promise<ChangePreview> {
  if (by === 'attendee') refuseChange(configuration, event, row, now);
  else refuseUnsubmitted(row);
  const ground = await changeGround(db, configuration, event, row, now);
  const { correction } = choice;
  const corrected =
    correction && (await correctAnswers(db, configuration, event, row, correction, { by, language }, now));
  const after = rowAfter(event, row, choice, corrected);
  const decided = decideChange(ground, after, { ...choice, ...corrected });
  const { loses, gains, comesAlong } = decided;
  const charges = await chargesOf(db, row.id);
  const amount = settledDifference(charges, decided.difference.difference);
  const difference = differenceBetween(ground.paid, withCredits(decided.quote, ground.credits), amount);
  const taxes = taxesOf(configuration, row.eventCode);
  const parts = refundParts(charges, -amount, { quote: differenceQuote(difference, -1), taxes });
  const { card, toGroup, toOwn } = wayBack(parts, row.id);
  const policy = policyOf(configuration, row.eventCode);
  const options = await optionsOf(db, ground, after);
  const { track, mode: track_mode, registrations_day } = registrationBasics(after);
  const isFull = options.some(
    (each) => each.track === track && each.track_mode === track_mode && each.full === 'Y',
  );
  return {
    registration: registrationView(configuration, row),
    options,
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
        }),
    },
    times: await changeTimes(db, configuration, event, after),
    changes: isOther(row, decided) ? 'Y' : 'N',
    full: isFull ? 'Y' : 'N',
    ...difference,
    corrected: corrected?.answers ?? [],
    loses,
    gains,
    comes_along: comesAlong,
    asks: await openSteps(db, ground, after),
    ...(card && { card }),
    ...(toGroup && { to_group: 'Y' as const }),
    ...(toOwn && { to_own: toOwn }),
    gateway: gateway.forBrowser(),
  };
}

/** Codes of the sessions that it has by a change. */
function sessionsOf({ holds }: ChangeGround, { drops, takes }: DecidedChange): string[] {
  const kept = holds.filter(
    (held) =>
      held.kind === 'session' && !drops.some(({ kind, item }) => kind === 'session' && item === held.item),
  );
  return [...kept, ...takes.filter(({ kind }) => kind === 'session')].map(({ item }) => item);
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
