import '../../event/field-types/register.ts';
import { expect, test } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { servedForm } from '../testing/served-form.ts';
import { answerLines } from './answer-lines.ts';

const text = (code: string, label: string): Field => ({ code, type: 'text', label });
const shifts: Field = {
  code: 'shifts',
  type: 'repeatable_group',
  label: 'Shifts',
  item_label: 'Shift',
  fields: [text('from', 'From'), text('to', 'To')],
};
const help: Field = {
  code: 'help',
  type: 'variants',
  label: 'How would you help?',
  variants: [
    {
      code: 'shifts',
      label: 'In shifts',
      fields: [
        {
          code: 'plan',
          type: 'object',
          label: 'Plan',
          fields: [
            {
              code: 'days',
              type: 'repeatable_group',
              label: 'Day',
              fields: [text('day', 'Which day?'), shifts],
            },
          ],
        },
      ],
    },
    { code: 'once', label: 'Once', fields: [text('when', 'When')] },
  ],
};
const values = {
  help: {
    kind: 'shifts',
    plan: { days: [{ day: 'Friday', shifts: [{ from: '8', to: '10' }, { from: '11' }] }] },
    _once: { when: 'any time' },
  },
};

const tell = (lines: ReturnType<typeof answerLines>) =>
  lines.map(({ label, text, errors }) => [label, text.join(', '), ...errors]);

test('tells every answer at any depth, under the names of what it stands in', () => {
  expect(tell(answerLines(servedForm(help), values, 'en'))).toEqual([
    ['How would you help?', 'In shifts'],
    ['Plan, Day 1, Which day?', 'Friday'],
    ['Plan, Day 1, Shift 1, From', '8'],
    ['Plan, Day 1, Shift 1, To', '10'],
    ['Plan, Day 1, Shift 2, From', '11'],
  ]);
});

test('says what is wrong where it stands, of an answer that is missing too', () => {
  const errors = {
    'help.shifts.plan.days.0.shifts.1.to': ['is required.'],
    'help.shifts.plan.days.0.shifts': ['are too few.'],
  };
  expect(
    tell(answerLines(servedForm(help), values, 'en', errors)).filter(([, , error]) => error !== undefined),
  ).toEqual([
    ['Plan, Day 1, Shifts', '', 'Shifts are too few.'],
    ['Plan, Day 1, Shift 2, To', '', 'To is required.'],
  ]);
});

test('what is shown only, and what is told elsewhere, has no line', () => {
  const fields = [
    { code: 'head', type: 'heading', label: 'Who you are' },
    { code: 'secret', type: 'hidden', label: 'Secret', value: 'x' },
    { code: 'seats', type: 'workshop_picker', label: 'Seats' },
    text('name', 'Name'),
  ] as Field[];
  const values = { head: 'x', secret: 'x', seats: [{ workshops_code: 'w' }], name: 'Ada' };
  expect(tell(answerLines(servedForm(...fields), values, 'en'))).toEqual([['Name', 'Ada']]);
});

test('what bears no label is called by its code, a row by its group and number', () => {
  const rows = {
    code: 'guests',
    type: 'repeatable_group',
    fields: [
      { code: 'age', type: 'number' },
      { code: 'home', type: 'object', fields: [text('street', 'Street')] },
    ],
  } as unknown as Field;
  const values = { guests: [{ age: 7 }, { home: { street: '1 A St' } }] };
  expect(tell(answerLines(servedForm(rows), values, 'en'))).toEqual([
    ['guests 1, age', '7'],
    ['guests 2, home, Street', '1 A St'],
  ]);
});

test('what is wrong with what is no field is said by its plain name, and an error stands once', () => {
  const errors = { 'name.extra_part': ['is odd.'], named: ['is another.'], other: ['is gone.'] };
  expect(tell(answerLines(servedForm(text('name', 'Name')), { name: 'Ada' }, 'en', errors))).toEqual([
    ['Name', 'Ada', 'Name is odd.'],
  ]);
});
