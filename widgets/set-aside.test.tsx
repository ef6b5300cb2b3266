// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { definitionOf, type FieldType, fieldTypeNames } from '#engine/form/field-types/registry.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import { setAside } from '#engine/form/keywords/set-aside.ts';
import { answerText } from '#engine/form/summary/answer-text.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import { cases } from './cases.ts';
import type { AnswerCases } from './field-cases.ts';
import { renderFields } from './testing/render-fields.tsx';

const SAYS = setAside.message as { en: string; fr: string };

// What is loaded lazily stands there at once, so that what it does with a value is seen.
beforeAll(() => Promise.all(Object.values(import.meta.glob('./*/widget.tsx')).map((load) => load())));

/** What a field of another type, or a damaged draft, may have left under a field's code. */
const LEFT: readonly unknown[] = [
  'Danielle',
  5,
  true,
  { a: { b: 1 } },
  { street1: 5 },
  [1],
  [{ a: { b: 1 } }],
  [null],
];

const types = fieldTypeNames().filter((type) => definitionOf(type).role !== 'display');

describe.each(types)('%s', (type) => {
  const its = cases[type] as AnswerCases<FieldType>;
  const sample = its.field as Field;
  test.each(LEFT.map((left) => [JSON.stringify(left), left] as const))(
    'begins with %s left there',
    (_, left) => {
      const { store } = renderFields([...(its.beside ?? []), sample], {
        services: its.services?.(),
        answers: { sample: left },
      });
      const [field] = [
        ...listFields(
          { kind: 'form', code: 'f', title: 'F', sections: [{ code: 's', fields: [sample] }] },
          {},
        ).values(),
      ];
      expect(() => field && answerText(field, left, 'fr')).not.toThrow();
      if (['preset', 'group'].includes(definitionOf(type).role)) return;
      const { value, errors } = store.read('sample');
      const options = ('options' in sample && sample.options) || [];
      if (definitionOf(type).fits(left, options)) return;
      expect(value).not.toEqual(left);
      expect(errors.map(({ keyword }) => keyword)).toEqual([setAside.name]);
    },
  );
});

test.each(['en', 'fr'] as const)(
  'says so, keeps the rest, and leaves the draft as it was until it is answered (%s)',
  (locale) => {
    const answers = { home: '12 Main Street', first_name: 'Danielle', rows: [{ name: { a: 1 }, age: '7' }] };
    const { store, session } = renderFields(
      [
        { type: 'address', code: 'home', label: 'Home', message: 'Where you live, please' },
        { type: 'text', code: 'first_name', label: 'First name' },
        {
          type: 'repeatable_group',
          code: 'rows',
          label: 'Guests',
          fields: [
            { type: 'text', code: 'name', label: 'Name' },
            { type: 'text', code: 'age', label: 'Age' },
          ],
        },
      ],
      { locale, answers },
    );
    expect(screen.getAllByText(SAYS[locale])).toHaveLength(2);
    expect(screen.getByLabelText('First name')).toHaveValue('Danielle');
    expect(screen.getByLabelText('Age')).toHaveValue('7');
    expect(store.answers()).toEqual(answers);
    expect(store.submission()).toEqual({ first_name: 'Danielle', rows: [{ age: '7' }] });
    const anew = { street1: '12 Main Street' };
    session.edit('home', anew);
    session.edit(store.locate('rows.0.name'), 'Ann');
    expect(store.answers()).toMatchObject({ home: anew, rows: [{ name: 'Ann', age: '7' }] });
  },
);

test.each([
  ['a text of another kind of field', 'Danielle', true],
  ['a street', '12 Main Street', true],
  ['what was typed and is no number yet', '12..5', false],
  ['an amount as it was typed', 'R$ 1 234,50', false],
])('in a number field, %s', (_, left, isAside) => {
  const { store } = renderFields([{ type: 'currency', code: 'sample', label: 'Budget' }], {
    answers: { sample: left },
  });
  expect(screen.getByLabelText('Budget')).toHaveValue(isAside ? '' : left);
  expect(store.read('sample').errors.map(({ keyword }) => keyword)).toEqual(isAside ? [setAside.name] : []);
  expect(store.answers()).toEqual({ sample: left });
});
