import { expect, test } from 'vitest';
import { servedDocuments } from '#server/configuration/served-documents.ts';
import { fairEvent, fairRegistration, testFlow } from '#server/testing/test-event.ts';
import { givenLines } from './given-lines.ts';

const served = servedDocuments();
served.add('fair', fairEvent);
/** A registration through a flow that asks these forms. */
function asking(forms: readonly string[], stored: object) {
  served.add('fair', testFlow(...forms));
  return fairRegistration({ answers: { ...stored } });
}
const purposes = [
  { id: 'books', name: { en: 'Books', fr: 'Livres' } },
  { id: 'travel', name: { en: 'Travel', fr: 'Voyages' } },
];
served.add('fair', {
  kind: 'form',
  code: 'giving',
  sections: [
    { code: 'you', fields: [{ code: 'name', type: 'text', label: 'Name' }] },
    { code: 'gifts', fields: [{ code: 'gifts', type: 'donations', label: 'Gifts', purposes }] },
  ],
});
served.add('fair', {
  kind: 'form',
  code: 'more',
  sections: [{ code: 'more', fields: [{ code: 'again', type: 'donations', label: 'Once more' }] }],
});
const gifts = [
  { amount: 25, purpose: 'books' },
  { amount: 10.5, purpose: 'travel' },
];
const answers = { giving: { name: 'Ana', gifts }, more: { again: [{ amount: 5 }] } };
const books = {
  id: 'given-giving-gifts-books',
  category: 'donation',
  label: 'Gifts',
  detail: { en: 'Books', fr: 'Livres' },
  amount: 2_500,
};
const travel = {
  ...books,
  id: 'given-giving-gifts-travel',
  detail: { en: 'Travel', fr: 'Voyages' },
  amount: 1_050,
};
const more = { id: 'given-more-again-', category: 'donation', label: 'Once more', amount: 500 };

test.each<[string, string[], object[]]>([
  ['what is given in a form, with what it is for', ['giving'], [books, travel]],
  ['what is given in several, form by form', ['more', 'giving'], [more, books, travel]],
  ['nothing of a form that there is no more', ['gone', 'more'], [more]],
  ['nothing without forms', [], []],
])('answers cost by themselves: %s', (_, forms, lines) => {
  expect(givenLines(served, asking(forms, answers))).toStrictEqual(lines);
});

test('what nobody has answered costs nothing', () => {
  expect(givenLines(served, asking(['giving', 'more'], {}))).toEqual([]);
});
