import { expect, test } from 'vitest';
import type { Field } from '../../form/form-document/field.ts';
import { type AnswerErrors, answerLines } from '../../form/summary/answer-lines.ts';
import { servedForm } from '../../form/testing/served-form.ts';
import { chosenItems } from './chosen-items.ts';

test('lists chosen items by their names on the server, in the field that offers them', () => {
  const field: Field = { code: 'booth', type: 'choice_picker', label: 'Booth', offers: 'booths' };
  const form = servedForm(field);
  const booked = [
    { kind: 'choice' as const, item: 'booths/C5', name: 'Booth C5', detail: 'Small' },
    { kind: 'choice' as const, item: 'extras/table', name: 'Table' },
  ];
  const values = { booth: [{ offer: 'C5', quantity: 1 }] };
  expect(answerLines(form, values, 'en', {}, chosenItems(booked))).toEqual([
    { id: 'booth', summary: 'telling', label: 'Booth', text: ['Booth C5 (Small)'], errors: [] },
  ]);
});

test('lists a field without a choice only if it has an error', () => {
  const field: Field = { code: 'booth', type: 'choice_picker', label: 'Booth', offers: 'booths' };
  const lines = (errors: AnswerErrors = {}) =>
    answerLines(
      servedForm(field),
      {},
      'en',
      errors,
      chosenItems([
        { kind: 'workshop', item: 'booths/C5', name: 'A workshop of that name' },
        { kind: 'choice', item: 'booths', name: 'What is called as the document' },
      ]),
    );
  expect(lines()).toEqual([]);
  expect(lines({ booth: ['is required.'] })).toEqual([
    { id: 'booth', summary: 'telling', label: 'Booth', text: [], errors: ['Booth is required.'] },
  ]);
});
