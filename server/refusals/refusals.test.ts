import { expect, test } from 'vitest';
import { inConflict } from '#server/answers/merge-saved.ts';
import { stale } from '#server/answers/stale-configuration.ts';
import {
  decidedForGood,
  nothingToConfirm,
  nothingToWithdraw,
  notToDecide,
} from '#server/applications/decision-problems.ts';
import { invoiceOver, notOffered as noInvoices, unknownInvoice } from '#server/billing/invoice-problems.ts';
import { paymentUnderWay } from '#server/dossiers/payment-under-way.ts';
import {
  alreadyRegistered,
  alreadySubmitted,
  notYetSubmitted,
  registrationClosed,
  unknownForm,
} from '#server/dossiers/registration-problems.ts';
import { idempotencyField, inFlight, keyReused } from '#server/idempotency/idempotency-refusals.ts';
import { dayPlaces, eventPlaces, trackPlaces } from '#server/inventory/capacity.ts';
import { anotherAmount, notOffered, soldOut, tooMany } from '#server/inventory/pick-problems.ts';
import { placesFull } from '#server/inventory/places-full.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { invalidField, notFound, Refusal } from './refusal.ts';

const nothingTaken = { taken: { event: 0, tracks: new Map(), days: new Map() }, days: [] };

const left = { en: 'has no places left.', fr: 'n’a plus de places.' };
const change = { form_type: 'you', path: 'role', change: 'added', label: 'Role' } as const;

// What is refused, as what, under which field in which words, and what a program reads of it.
test.each<[string, () => Refusal, Refusal['kind'], string, string, object]>([
  ['what is not there', notFound, 'unknown', 'code', 'was not found, or you do not have access to it.', {}],
  [
    'who is registered',
    alreadyRegistered,
    'conflict',
    'email',
    'is already registered for this event.',
    { reason: 'already_registered' },
  ],
  [
    'what is submitted',
    alreadySubmitted,
    'conflict',
    'registration',
    'was already submitted. Open it to make changes.',
    { reason: 'already_registered' },
  ],
  [
    'what is asked afterwards',
    notYetSubmitted,
    'conflict',
    'registration',
    'must be submitted before you can answer this.',
    {},
  ],
  [
    'a full event',
    () => placesFull(fairEvent, [eventPlaces, trackPlaces('main'), dayPlaces('friday')], nothingTaken),
    'conflict',
    'registration',
    'has no places left.',
    { reason: 'full' },
  ],
  [
    'a full track',
    () => placesFull(fairEvent, [trackPlaces('main')], nothingTaken),
    'conflict',
    'track',
    'is full: no places are left in “Main”.',
    { reason: 'full' },
  ],
  [
    'a full day',
    () => placesFull(fairEvent, [dayPlaces('friday')], nothingTaken),
    'conflict',
    'registrations_day',
    'No places are left for Friday. There are places for Saturday.',
    { reason: 'full' },
  ],
  [
    'two full days',
    () => placesFull(fairEvent, [dayPlaces('friday'), dayPlaces('saturday')], nothingTaken),
    'conflict',
    'registrations_day',
    'No places are left for Friday and Saturday.',
    { reason: 'full' },
  ],
  ['a closed event', registrationClosed, 'conflict', 'registration', 'is closed.', { reason: 'closed' }],
  ['a form that is none', unknownForm, 'unknown', 'form_type', 'does not exist for this event.', {}],
  [
    'what is being paid for',
    paymentUnderWay,
    'conflict',
    'registration',
    'is being paid for right now. Please wait until the payment is complete.',
    { reason: 'in_flight' },
  ],
  [
    'a key with another body',
    keyReused,
    'invalid',
    idempotencyField,
    'was already used for a different request.',
    { reason: 'key_reused' },
  ],
  [
    'a call that is at work',
    inFlight,
    'conflict',
    'idempotency_key',
    'is still being processed. Please try again.',
    { reason: 'in_flight' },
  ],
  [
    'an older form',
    () => stale([change]),
    'conflict',
    'form',
    'has changed since you opened it. Please review it.',
    { reason: 'stale', changes: [change] },
  ],
  [
    'an answer that two devices have changed',
    () => inConflict({ role: { mine: 1, theirs: 2 } }),
    'conflict',
    'role',
    'was answered differently on another device.',
    { reason: 'conflict', conflicts: { role: { mine: 1, theirs: 2 } } },
  ],
  ['what is sold out', () => soldOut('qty', left), 'conflict', 'qty', left.en, { reason: 'full' }],
  [
    'another price',
    () => anotherAmount('amount', 123_450),
    'conflict',
    'amount',
    'has changed to $\u00a01,234.50. Please review it.',
    { reason: 'price' },
  ],
  [
    'what is not offered',
    () => notOffered('offer'),
    'invalid',
    'offer',
    'is not offered with what you chose.',
    {},
  ],
  ['too many', () => tooMany('qty', 4), 'invalid', 'qty', 'must be at most 4 in total.', {}],
  [
    'what nobody decides on',
    notToDecide,
    'conflict',
    'code',
    'does not belong to a submission that can be accepted or declined.',
    {},
  ],
  [
    'what was decided for good',
    decidedForGood,
    'conflict',
    'decision',
    'cannot be changed: the submission was declined or withdrawn, and what it held has been released.',
    {},
  ],
  ['nothing to confirm', nothingToConfirm, 'conflict', 'decision', 'does not need to be confirmed now.', {}],
  [
    'nothing to withdraw',
    nothingToWithdraw,
    'conflict',
    'code',
    'belongs to a submission that cannot be withdrawn: it was not submitted, or was already declined or withdrawn.',
    {},
  ],
  ['an invoice that nobody sends', noInvoices, 'invalid', 'method', 'is not offered here: pay by card.', {}],
  [
    'an invoice that is over',
    invoiceOver,
    'conflict',
    'number',
    'does not match an unpaid invoice: it is already paid or void.',
    {},
  ],
  ['no invoice', unknownInvoice, 'unknown', 'number', 'does not match any invoice.', {}],
])('%s', (_, refuse, kind, field, words, details) => {
  const refusal = refuse();
  expect(refusal).toBeInstanceOf(Refusal);
  expect({ kind: refusal.kind, errors: refusal.errors, details: refusal.details }).toEqual({
    kind,
    errors: { [field]: [{ en: words, fr: expect.any(String) }] },
    details,
  });
});

test('a field may be refused for several reasons, and says so in a log', () => {
  const refusal = invalidField('role', 'is missing.', 'is not known here.');
  expect(refusal.errors).toEqual({ role: ['is missing.', 'is not known here.'] });
  expect([refusal.kind, refusal.name, refusal.message]).toEqual([
    'invalid',
    'Refusal',
    'invalid: {"role":["is missing.","is not known here."]}',
  ]);
});

test('every answer that two devices have changed is named', () => {
  const { errors } = inConflict({
    role: { mine: 1, theirs: 2 },
    'guests.0.name': { mine: 'a', theirs: 'b' },
  });
  expect(Object.keys(errors)).toEqual(['role', 'guests.0.name']);
});
