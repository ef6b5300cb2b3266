import '#engine/event/field-types/register.ts';
import { describe, expect, it } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { servedForm } from '#engine/form/testing/field-form.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import { answerColumns } from './answer-columns.ts';

const options = [
  { id: 'k3', name: { en: 'K to 3', fr: 'M à 3e' } },
  { id: 'g4', name: { en: 'Grade 4', fr: '4e année' } },
];
const text = (code: string, label: string): Field => ({ code, type: 'text', label });
const fields: Field[] = [
  text('first', 'First name'),
  { code: 'grades', type: 'checkbox_group', label: { en: 'Grades', fr: 'Années' }, options },
  { code: 'years', type: 'number', label: 'Years' },
  { code: 'born', type: 'date', label: 'Born' },
  { code: 'notes', type: 'textarea', label: 'Notes' },
  { code: 'picks', type: 'workshop_picker', label: 'Workshops' },
  { code: 'title', type: 'heading', label: 'Guests' },
  {
    code: 'guests',
    type: 'repeatable_group',
    label: 'Guests',
    fields: [text('name', 'Name'), { code: 'age', type: 'number', label: 'Age' }],
  },
  {
    code: 'payer',
    type: 'variants',
    label: 'Payer',
    variants: [
      { code: 'self', label: 'Myself', fields: [text('street', 'Street')] },
      { code: 'firm', label: 'My school', fields: [text('firm', 'School')] },
    ],
  },
];
const served = servedForm(fields);
const form = { served, fields: listFields(served.document, {}) };
const columns = answerColumns([form], 'en');

/** What is exported of answers, by heading; empty cells left out. */
function exported(answers: Record<string, unknown>, { headings, cells } = columns) {
  const row = cells({ answers: { sample: answers } });
  return Object.fromEntries(
    headings.flatMap((heading, index) => (row[index] === undefined ? [] : [[heading, row[index]]])),
  );
}

describe('answerColumns', () => {
  it('has a column for every field that is answered, after the labels of those that hold it', () => {
    expect(columns.headings).toEqual([
      'First name',
      'Grades',
      'Years',
      'Born',
      'Notes',
      'Guests › Name',
      'Guests › Age',
      'Payer',
      'Payer › Street',
      'Payer › School',
    ]);
  });

  it('tells choices by their names, figures as figures, days and lines as they were given', () => {
    const answers = { grades: ['k3', 'g4'], years: 1200, born: '2001-02-03', notes: 'one\ntwo' };
    expect(exported(answers)).toEqual({
      Grades: { kind: 'text', text: 'K to 3; Grade 4' },
      Years: { kind: 'number', number: 1200 },
      Born: { kind: 'text', text: '2001-02-03' },
      Notes: { kind: 'text', text: 'one\ntwo' },
    });
    const french = answerColumns([form], 'fr');
    expect(exported({ grades: ['k3'] }, french)).toEqual({ Années: { kind: 'text', text: 'M à 3e' } });
  });

  it('tells rows in one cell each in their order, one that says nothing in its place', () => {
    expect(exported({ guests: [{ name: 'Ana', age: 7 }, { age: 9 }, { name: 'Bo' }] })).toEqual({
      'Guests › Name': { kind: 'text', text: 'Ana |  | Bo' },
      'Guests › Age': { kind: 'text', text: '7 | 9 | ' },
    });
    expect(exported({ guests: [{ age: 7 }] })).toEqual({ 'Guests › Age': { kind: 'number', number: 7 } });
  });

  it('tells rows in rows between signs of their own, so that it is seen which stand together', () => {
    const days: Field = {
      code: 'days',
      type: 'repeatable_group',
      label: 'Days',
      fields: [
        text('day', 'Day'),
        { code: 'shifts', type: 'repeatable_group', label: 'Shifts', fields: [text('from', 'From')] },
      ],
    };
    const nested = servedForm([days]);
    const given = (answers: object) =>
      exported(
        { days: answers },
        answerColumns([{ served: nested, fields: listFields(nested.document, {}) }], 'en'),
      );
    expect(
      given([
        { day: 'Fri', shifts: [{ from: '8' }, { from: '10' }] },
        { day: 'Sat', shifts: [{ from: '9' }] },
        { day: 'Sun', shifts: [{}, { from: '7' }] },
      ]),
    ).toEqual({
      'Days › Day': { kind: 'text', text: 'Fri | Sat | Sun' },
      'Days › Shifts › From': { kind: 'text', text: '8 / 10 | 9 |  / 7' },
    });
    expect(given([{ day: 'Fri', shifts: [{ from: '8' }, { from: '10' }] }])).toEqual({
      'Days › Day': { kind: 'text', text: 'Fri' },
      'Days › Shifts › From': { kind: 'text', text: '8 / 10' },
    });
  });

  it('tells the shape that variants have, and what stands in it', () => {
    expect(exported({ payer: { kind: 'firm', firm: 'Jules-Verne' } })).toEqual({
      Payer: { kind: 'text', text: 'My school' },
      'Payer › School': { kind: 'text', text: 'Jules-Verne' },
    });
  });

  it('keeps apart what is called the same, and what was another field when it was answered', () => {
    const { headings } = answerColumns([form, form], 'en', ['Years']);
    expect(headings).toContain('Sample › First name');
    expect(answerColumns([form], 'en', ['Years']).headings).toContain('Sample › Years');
    expect(exported({ first: { street1: 'A' }, years: 'many' })).toEqual({
      'First name': { kind: 'text', text: '{"street1":"A"}' },
      Years: { kind: 'text', text: 'many' },
    });
    expect(exported({ first: '' })).toEqual({});
  });
});
