import { expect, test } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { storeOf } from '#engine/form/testing/served-form.ts';
import { unfinishedAnswers } from './unfinished-answers.ts';

const fields: Field[] = [
  { code: 'home', type: 'address', label: 'Address' },
  {
    code: 'guests',
    type: 'repeatable_group',
    label: 'Guests',
    fields: [{ code: 'home', type: 'address', label: 'Address' }],
  },
];

/** A page's keeping of what was begun, of a form with two guests. */
function keepingOf(kept: { unfinished: Readonly<Record<string, unknown>> }) {
  const store = storeOf(fields, { guests: [{}, {}] });
  const [, second] = store.read('guests').value as string[];
  const unfinished = unfinishedAnswers({
    store,
    read: () => kept.unfinished,
    write: (now) => {
      kept.unfinished = now;
    },
  });
  return { unfinished, ofSecond: `guests.${second}.home` };
}

test('what was begun in a row is found again after a reload, where rows have other keys', () => {
  const kept = { unfinished: {} };
  const before = keepingOf(kept);
  before.unfinished.keep('home', { city: 'Vancouver' });
  before.unfinished.keep(before.ofSecond, { city: 'Hope' });
  const after = keepingOf(kept);
  expect(after.unfinished.read('home')).toEqual({ city: 'Vancouver' });
  expect(after.unfinished.read(after.ofSecond)).toEqual({ city: 'Hope' });
  after.unfinished.keep(after.ofSecond, undefined);
  expect(kept.unfinished).toEqual({ home: { city: 'Vancouver' } });
});
