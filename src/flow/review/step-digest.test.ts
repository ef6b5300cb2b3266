import { expect, it } from 'vitest';
import { chosenItems } from '#engine/event/cart/chosen-items.ts';
import { answerLines } from '#engine/form/summary/answer-lines.ts';
import { stepDigest } from './step-digest.ts';

const step = { code: 'extras', label: 'Extras', kind: 'form', form_type: 'extras' } as const;
const yes_no = { code: 'reception', type: 'yes_no', label: 'Are you coming to the reception?' } as const;
const fields = [
  { code: 'activity', type: 'activity_picker', label: 'Activity' },
  yes_no,
  { code: 'people', type: 'number', label: 'People' },
  { code: 'association', type: 'text', label: 'Association' },
] as const;
const form = {
  form_type: 'extras',
  version: 1,
  lists: {},
  timezone: 'UTC',
  document: { kind: 'form', code: 'extras', title: 'Extras', sections: [{ code: 'all', fields }] },
};
const values = { activity: [], reception: 'Y', people: 2, association: 'BCTA' };
const booked = [{ kind: 'activity', item: 'walk', name: 'Harbour walk', detail: '2 people' }];
const fee = { id: 'm', category: 'membership', label: 'BCTA membership', amount: 2_500 };

function digest(kind: string, lines: readonly object[]): string {
  const reviewed = { step: { ...step, kind }, form, values, errors: {} };
  return stepDigest(
    reviewed as never,
    answerLines(form as never, values, 'en'),
    { booked, quote: { lines } } as never,
    'en',
  );
}

it('leaves nothing out: what was chosen on any kind of step, yes and no, and numbers', () => {
  expect(digest('form', [])).toBe(
    'Harbour walk, 2 people · BCTA · Are you coming to the reception? Yes · People: 2',
  );
});

it('has what was chosen in a field of another kind than its step', () => {
  expect(digest('merchandise', [])).toBe(digest('form', []));
});

it('says an association once', () => {
  expect(digest('membership', [fee])).toBe(
    'Harbour walk, 2 people · BCTA membership · Are you coming to the reception? Yes · People: 2',
  );
});

it('labels an answer that is too short to speak for itself', () => {
  const sizes = ['M', 'XL', '3XL', 'Own vest'].map((id) => ({ id, name: id }));
  const vest = { code: 'vest', type: 'radio', label: 'Life vest', options: sizes };
  const dressed = { ...form, document: { ...form.document, sections: [{ code: 'all', fields: [vest] }] } };
  const said = (id: string) => {
    const reviewed = { step, form: dressed, values: { vest: id }, errors: {} };
    const lines = answerLines(dressed as never, reviewed.values, 'en');
    return stepDigest(reviewed as never, lines, { booked: [], quote: { lines: [] } } as never, 'en');
  };
  expect(sizes.map(({ id }) => said(id))).toEqual([
    'Life vest: M',
    'Life vest: XL',
    'Life vest: 3XL',
    'Own vest',
  ]);
});

it('has how many were chosen of what an offer has', () => {
  const bunks = { code: 'bunks', type: 'choice_picker', label: 'Bunks', offers: 'dormitory' };
  const nights = { ...form, document: { ...form.document, sections: [{ code: 'all', fields: [bunks] }] } };
  const chosen = [
    { kind: 'choice', item: 'dormitory/friday', name: 'Friday night', detail: 'quantity 2' },
    { kind: 'choice', item: 'dormitory/saturday', name: 'Saturday night', detail: '' },
  ];
  const reviewed = { step, form: nights, values: {}, errors: {} };
  const lines = answerLines(nights as never, {}, 'en', {}, chosenItems(chosen as never));
  expect(stepDigest(reviewed as never, lines, { booked: chosen, quote: { lines: [] } } as never, 'en')).toBe(
    'Friday night (quantity 2), Saturday night',
  );
});
