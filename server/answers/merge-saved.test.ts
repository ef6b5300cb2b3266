import { describe, expect, it, test } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { openFair } from '#server/testing/test-event.ts';
import { loadForm } from './load-form.ts';
import { faultsOfOthers, mergeSaved, mergeStep } from './merge-saved.ts';

const text = (code: string): Field => ({ code, type: 'text', label: code });
const fair = openFair();
fair.add('fair', {
  kind: 'form',
  code: 'personal',
  sections: [
    {
      code: 'only',
      fields: [
        text('name'),
        text('phone'),
        { code: 'shop', type: 'product_picker', label: 'Shop' },
        { code: 'guests', type: 'repeatable_group', label: 'Guests', fields: [text('first'), text('meal')] },
      ],
    },
  ],
});
const form = loadForm(fair, 'fair', 'personal');
if (!form) throw new Error('there is no form');

/** What is merged, or the fields in conflict with both answers of each. */
function outcomeOf(attempt: () => unknown): unknown {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect([error.kind, error.details.reason]).toEqual(['conflict', 'conflict']);
    expect(Object.keys(error.errors)).toEqual(Object.keys(error.details.conflicts ?? {}));
    return error.details.conflicts;
  }
}

describe('a save', () => {
  const base = JSON.stringify({ name: 'Ana', phone: '1' });
  it.each([
    [
      'counts as sent where nothing is said of what it began from',
      undefined,
      { name: 'B' },
      { name: 'C' },
      { name: 'B' },
    ],
    [
      'keeps what another device added',
      base,
      { name: 'B', phone: '1' },
      { name: 'Ana', phone: '2' },
      { name: 'B', phone: '2' },
    ],
    [
      'is no conflict where both say the same',
      base,
      { name: 'B', phone: '1' },
      { name: 'B', phone: '1' },
      { name: 'B', phone: '1' },
    ],
    [
      'asks where both have changed a field',
      base,
      { name: 'B', phone: '1' },
      { name: 'C', phone: '1' },
      { name: { mine: 'B', theirs: 'C' } },
    ],
  ])('%s', (_, from, mine, theirs, outcome) => {
    expect(outcomeOf(() => mergeSaved(from, mine, theirs))).toEqual(outcome);
  });

  it('is merged by the fields of a row where its form is known', () => {
    const [rows, changed] = [
      [{ first: 'Bo', meal: 'a' }],
      (more: object) => ({ guests: [{ first: 'Bo', meal: 'a', ...more }] }),
    ];
    const began = JSON.stringify({ guests: rows });
    const merge = (known?: typeof form) => () =>
      mergeSaved(began, changed({ meal: 'b' }), changed({ first: 'Cy' }), known);
    expect(outcomeOf(merge(form))).toEqual({ guests: [{ first: 'Cy', meal: 'b' }] });
    expect(outcomeOf(merge())).toEqual({
      guests: { mine: [{ first: 'Bo', meal: 'b' }], theirs: [{ first: 'Cy', meal: 'a' }] },
    });
  });
});

describe('a save of a step', () => {
  const mine = { name: 'B', shop: [{ code: 'mug' }], more: 'x' };
  it('is what was sent where nothing is said of what it began from', () => {
    expect(mergeStep(form, mine, undefined, { phone: '2' })).toEqual(mine);
  });

  it('takes of what is kept what its form asks, and neither picks nor what is asked no more', () => {
    const theirs = { name: 'Ana', phone: '2', shop: [{ code: 'shirt' }], old: 'y' };
    const base = JSON.stringify({ name: 'Ana', shop: [], old: 'z' });
    expect(mergeStep(form, mine, base, theirs)).toEqual({ ...mine, phone: '2' });
  });

  it('is in conflict about neither picks nor what is asked no more', () => {
    const base = JSON.stringify({ shop: [], more: '' });
    const theirs = { name: 'B', shop: [{ code: 'shirt' }], more: 'y' };
    expect(mergeStep(form, mine, base, theirs)).toEqual(mine);
  });
});

test('a fault is another device’s where the answer that it is of is not what was sent', () => {
  const [mine, merged] = [
    { name: 'B', guests: [{ first: 'Bo' }] },
    { name: 'B', phone: 'x', guests: [{ first: '' }] },
  ];
  expect(faultsOfOthers(mine, merged, ['name', 'phone', 'guests.0.first', 'guests.0.meal'])).toEqual({
    phone: { mine: undefined, theirs: 'x' },
    guests: { mine: [{ first: 'Bo' }], theirs: [{ first: '' }] },
  });
  expect(faultsOfOthers(mine, merged, ['name'])).toEqual({});
  expect(faultsOfOthers(mine, merged, [])).toEqual({});
});
