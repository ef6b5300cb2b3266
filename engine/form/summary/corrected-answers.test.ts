import { expect, test } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { servedForm } from '../testing/served-form.ts';
import { correctedAnswers } from './corrected-answers.ts';

const form = servedForm(
  { code: 'name', type: 'text', label: { en: 'Name', fr: 'Nom' } },
  {
    code: 'days',
    type: 'checkbox_group',
    label: { en: 'Days', fr: 'Jours' },
    options: [
      { id: 'fri', name: { en: 'Friday', fr: 'Vendredi' } },
      { id: 'sat', name: { en: 'Saturday', fr: 'Samedi' } },
    ],
  } as Field,
  { code: 'count', type: 'number', label: { en: 'Count', fr: 'Nombre' } },
);
const days = { en: 'Days', fr: 'Jours' };

test.each<[string, object, object, object[]]>([
  ['nothing', { name: 'Ada' }, { name: 'Ada' }, []],
  ['what is said alike', { count: 5, days: ['fri'] }, { count: 5, days: ['fri'] }, []],
  [
    'what was changed, in both languages',
    { name: 'Ada', days: ['fri'] },
    { name: 'Ada', days: ['fri', 'sat'] },
    [
      {
        label: days,
        before: { en: 'Friday', fr: 'Vendredi' },
        after: { en: 'Friday, Saturday', fr: 'Vendredi, Samedi' },
      },
    ],
  ],
  [
    'what was added, in the order of the page, and what was taken out last',
    { name: 'Ada' },
    { count: 1200, days: ['sat'] },
    [
      { label: days, before: { en: '', fr: '' }, after: { en: 'Saturday', fr: 'Samedi' } },
      {
        label: { en: 'Count', fr: 'Nombre' },
        before: { en: '', fr: '' },
        after: { en: '1,200', fr: '1\u00a0200' },
      },
      { label: { en: 'Name', fr: 'Nom' }, before: { en: 'Ada', fr: 'Ada' }, after: { en: '', fr: '' } },
    ],
  ],
])('what was corrected: %s', (_, before, after, expected) => {
  expect(correctedAnswers(form, { ...before }, { ...after })).toEqual(expected);
});

test('what differs in one language alone is told', () => {
  const options = (fr: string) => ({ id: fr, name: { en: 'Friday', fr } });
  const field = { code: 'day', type: 'radio', label: 'Day', options: [options('Vendredi'), options('Ven.')] };
  expect(correctedAnswers(servedForm(field as Field), { day: 'Vendredi' }, { day: 'Ven.' })).toEqual([
    {
      label: { en: 'Day', fr: 'Day' },
      before: { en: 'Friday', fr: 'Vendredi' },
      after: { en: 'Friday', fr: 'Ven.' },
    },
  ]);
});
