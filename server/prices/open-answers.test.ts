import { describe, expect, it } from 'vitest';
import { fairRegistration, openFair, testFlow } from '#server/testing/test-event.ts';
import { quotePicked } from './quote-dossier.ts';

const now = new Date('2027-01-10T12:00:00-08:00');
const answer = (name: string, value: unknown) => ({ '==': [{ var: `answers.personal.${name}` }, value] });
const fee = (code: string, amount: number, when?: unknown, label = 'The day') => ({
  code,
  category: 'conference',
  label,
  amount,
  ...(when !== undefined && { when }),
});

/** An event whose fees and forms are given, and a registration in it. */
function priced(fees: unknown[], fields: unknown[], more: Record<string, unknown>[] = []) {
  const served = openFair(['fees']);
  const tax = { code: 'gst', label: 'GST', percent: 5, categories: ['conference'] };
  served.add('fair', { kind: 'fees', code: 'fees', currency: 'CAD', taxes: [tax], fees });
  served.add('fair', { kind: 'form', code: 'personal', sections: [{ code: 'who', fields }] });
  served.add('fair', testFlow('personal', ...(more.length > 0 ? ['membership'] : [])));
  for (const document of more) served.add('fair', document);
  return (given: Parameters<typeof fairRegistration>[0] = {}) =>
    quotePicked(served, fairRegistration({ configurationVersions: {}, ...given }), [], now).quote;
}

const age = {
  code: 'age',
  type: 'radio',
  label: 'You come as',
  options: [
    { id: 'adult', name: 'Adult' },
    { id: 'young', name: 'Young' },
  ],
};
const byAge = [
  fee('adult', 5_500, { '!=': [{ var: 'answers.personal.age' }, 'young'] }),
  fee('young', 2_000, answer('age', 'young')),
];
const saved = (answers: Record<string, unknown>) => ({
  answers: { personal: answers },
  configurationVersions: { 'form/personal': 1 },
});

describe('a price that an open answer decides', () => {
  const quoteOf = priced(byAge, [age]);

  it('is the least possible, and its line and total are open', () => {
    expect(quoteOf()).toMatchObject({
      complete: 'N',
      subtotal: 2_000,
      taxes: [{ amount: 100 }],
      total: 2_100,
      lines: [
        {
          category: 'conference',
          label: 'The day',
          detail: { en: 'Depends on your answer to “You come as”' },
          amount: 2_000,
          undecided: 'Y',
        },
      ],
    });
  });

  it.each([
    ['typed, before its step is saved', { answers: { personal: { age: 'adult' } } }, 5_500],
    ['saved', saved({ age: 'adult' }), 5_500],
    ['saved as the other', saved({ age: 'young' }), 2_000],
  ])('is certain once the answer is %s', (_, given, amount) => {
    const { complete, lines } = quoteOf(given);
    expect([complete, lines.map((line) => [line.amount, line.undecided])]).toEqual([
      'Y',
      [[amount, undefined]],
    ]);
  });

  it('is open where a saved step lacks an answer that it requires now', () => {
    expect(quoteOf(saved({})).complete).toBe('N');
  });

  it('is what it was once the registration is submitted', () => {
    expect(quoteOf({ status: 'Submitted' })).toMatchObject({ complete: 'Y', subtotal: 5_500 });
  });

  it('is certain of a step that the registration does not go through', () => {
    const elsewhere = priced(byAge, [age])({ flow: 'exhibitor' as never });
    expect(elsewhere).toMatchObject({ complete: 'Y', lines: [] });
  });
});

describe('the least amount', () => {
  it('counts no answer where none is required', () => {
    const quoteOf = priced(
      [fee('seat', 1_000), fee('lunch', 500, answer('lunch', true), 'Lunch')],
      [{ code: 'lunch', type: 'checkbox', label: 'Lunch', required: 'N' }],
    );
    expect(quoteOf().lines).toMatchObject([
      { label: 'Lunch', amount: 0, undecided: 'Y' },
      { id: 'fee-seat', amount: 1_000 },
    ]);
    expect(quoteOf()).toMatchObject({ complete: 'N', subtotal: 1_000 });
    expect(quoteOf(saved({}))).toMatchObject({ complete: 'Y', subtotal: 1_000 });
  });

  it('is named by its category where fees have several labels', () => {
    const fees = [fee('a', 500, answer('age', 'adult'), 'A'), fee('b', 700, answer('age', 'young'), 'B')];
    expect(priced(fees, [age])().lines).toMatchObject([
      { label: { en: 'Conference', fr: 'Congrès' }, amount: 500 },
    ]);
  });

  it('cannot be told where too much decides it', () => {
    const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const when = { or: codes.map((code) => answer(code, 'adult')) };
    const quoteOf = priced(
      [fee('seat', 1_000), fee('more', 500, when, 'More')],
      codes.map((code) => ({ ...age, code })),
    );
    expect(quoteOf().lines).toMatchObject([
      { label: 'More', amount: 0, undecided: 'Y' },
      { id: 'fee-seat', amount: 1_000 },
    ]);
  });
});

describe('a price that an open membership decides', () => {
  const role = {
    code: 'role',
    type: 'radio',
    label: 'Role',
    options: [
      { id: 'teacher', name: 'Teacher' },
      { id: 'retired', name: 'Retired' },
    ],
  };
  const type = (id: string, amount: number) => ({
    ID: id,
    type: id,
    label: id,
    amount,
    when: { '==': [{ var: 'role' }, id] },
  });
  const isRetired = { '==': [{ var: 'registration.membershipType' }, 'retired'] };
  const fees = [fee('full', 14_500, { '!': [isRetired] }), fee('reduced', 7_500, isRetired)];
  const documents = [
    {
      kind: 'form',
      code: 'membership',
      sections: [{ code: 'role', fields: [role, { code: 'none', type: 'checkbox', label: 'None' }] }],
    },
    {
      kind: 'membership',
      code: 'membership',
      form_type: 'membership',
      questions: ['role'],
      types: [type('teacher', 4_000), type('retired', 1_500)],
    },
  ];
  const quoteOf = priced(fees, [], documents);

  it('is the least of all memberships', () => {
    expect(quoteOf()).toMatchObject({ complete: 'N', subtotal: 9_000 });
    expect(quoteOf().lines).toMatchObject([
      { category: 'conference', detail: { en: 'Depends on your membership' }, amount: 7_500, undecided: 'Y' },
      { id: 'membership', amount: 1_500, undecided: 'Y' },
    ]);
  });

  it('is certain once it is decided', () => {
    const decided = { answers: { membership: { role: 'teacher' } } };
    expect(quoteOf(decided)).toMatchObject({ complete: 'Y', subtotal: 18_500 });
  });

  it('counts only the memberships that the answers given leave possible', () => {
    const documentsOf = documents.map((document) =>
      document.kind === 'membership'
        ? {
            ...document,
            questions: ['role', 'local'],
            types: [
              {
                ...type('teacher', 4_000),
                when: { and: [{ '==': [{ var: 'role' }, 'teacher'] }, { '==': [{ var: 'local' }, 'Y'] }] },
              },
              {
                ...type('teacher', 6_500),
                ID: 'other',
                when: { and: [{ '==': [{ var: 'role' }, 'teacher'] }, { '==': [{ var: 'local' }, 'N'] }] },
              },
              type('retired', 1_500),
            ],
          }
        : {
            ...document,
            sections: [{ code: 'role', fields: [role, { code: 'local', type: 'yes_no', label: 'Local' }] }],
          },
    );
    const quote = priced(fees, [], documentsOf)({ answers: { membership: { role: 'teacher' } } });
    expect(quote).toMatchObject({ complete: 'N', subtotal: 18_500 });
    expect(quote.lines).toMatchObject([
      { id: 'fee-full', amount: 14_500 },
      { id: 'membership', amount: 4_000, undecided: 'Y' },
    ]);
  });
});
