import '../../event/field-types/register.ts';
import { expect, test } from 'vitest';
import type { Condition } from '../field/condition.ts';
import { areSameErrors, type FieldError } from '../field/field-error.ts';
import type { Field } from '../form-document/field.ts';
import { addDays, dayIn, isDay, resolveDay } from '../format/calendar-day.ts';
import { servedForm } from '../testing/served-form.ts';
import { EMPTY_CONTEXT, type FormContext } from '../values/form-context.ts';
import { compileValidator } from './form-validator.ts';
import { patternProblem } from './linear-reg-exp.ts';
import { messageOf } from './message-of.ts';

const of = (code: string, type: string, more: object = {}) =>
  ({ code, type, label: code, required: 'N', ...more }) as unknown as Field;
const text = (code: string, more: object = {}) => of(code, 'text', { required: 'Y', ...more });
const wrongIn = (field: Field, value: unknown, context: FormContext = EMPTY_CONTEXT) =>
  compileValidator(servedForm(field))({ [field.code]: value }, context).map(({ path, within, keyword }) =>
    [path, within, keyword].filter(Boolean).join(' '),
  );

const address = {
  street1: '1 A St',
  city: 'Hope',
  postalcode: 'V0X 1L0',
  country: 'Canada',
  countryvalue: 'CA',
  type: 'home',
};
const rows = of('g', 'repeatable_group', {
  fields: [
    text('a'),
    of('home', 'address'),
    of('days', 'checkbox_group', { options: [{ id: 'x', name: 'X' }] }),
  ],
});
const object = of('o', 'object', { fields: [text('a', { maxLength: 2 }), rows] });
const variants = of('v', 'variants', {
  tag: 'as',
  variants: [
    { code: 'one', label: 'One', fields: [text('a'), of('home', 'address')] },
    { code: 'two', label: 'Two', fields: [rows] },
  ],
});

test.each<[string, Field, unknown, string[]]>([
  ['an answer', text('a', { minLength: 2 }), 'x', ['a minLength']],
  [
    'a part of an answer',
    of('home', 'address'),
    { ...address, province: '', postalcode: 'x' },
    ['home postalcode postal-code-ca', 'home province province-ca', 'home province pattern'],
  ],
  [
    'a part that is missing',
    of('home', 'address'),
    { ...address, street1: undefined, province: 'BC' },
    ['home street1 required'],
  ],
  [
    'a part that is none',
    of('home', 'address'),
    { ...address, province: 'BC', 'a/b~c': 1 },
    ['home a/b~c additionalProperties'],
  ],
  [
    'one of several choices',
    of('d', 'checkbox_group', { options: [{ id: 'x', name: 'X' }] }),
    ['x', 'y'],
    ['d enum'],
  ],
  ['a field of a row', rows, [{ a: 'x' }, {}], ['g.1.a required']],
  [
    'a part of an answer in a row',
    rows,
    [{ a: 'x', home: { ...address, province: 'BC', city: '' } }],
    ['g.0.home city pattern'],
  ],
  ['a choice in a row', rows, [{ a: 'x', days: ['x', 'y'] }], ['g.0.days enum']],
  ['what is no field of a row', rows, [{ a: 'x', b: 1 }], ['g.0.b additionalProperties']],
  ['a row that is none', rows, [{ a: 'x' }, 'y'], ['g type']],
  ['no rows', rows, 'x', ['g type']],
  ['a field in an object', object, { a: 'long' }, ['o.a maxLength']],
  ['a field in rows in an object', object, { a: 'x', g: [{ a: 'x' }, {}] }, ['o.g.1.a required']],
  ['no object', object, 'x', ['o type']],
  ['a field of a shape', variants, { as: 'one' }, ['v.one.a required']],
  [
    'a part of an answer in a shape',
    variants,
    { as: 'one', a: 'x', home: { ...address, province: 'BC', city: '' } },
    ['v.one.home city pattern'],
  ],
  ['a field in rows of a shape', variants, { as: 'two', g: [{}] }, ['v.two.g.0.a required']],
  ['what is of another shape', variants, { as: 'two', a: 'x' }, ['v.two.a additionalProperties']],
  ['no shape', variants, {}, ['v required']],
  ['a shape that there is not', variants, { as: 'three' }, ['v enum']],
  [
    'a contribution below its level',
    of('c', 'choice_picker', { offers: 'o' }),
    [{ offer: 'x', quantity: 1, amount: 5, minimum: 10, maximum: 20 }],
    ['c contributionRange'],
  ],
  [
    'a contribution above its level',
    of('c', 'choice_picker', { offers: 'o' }),
    [{ offer: 'x', quantity: 1, amount: 21, minimum: 10, maximum: 20 }],
    ['c contributionRange'],
  ],
  [
    'nothing of one at its ends',
    of('c', 'choice_picker', { offers: 'o' }),
    [
      { offer: 'x', quantity: 1, amount: 10, minimum: 10, maximum: 20 },
      { offer: 'y', quantity: 1, amount: 20, minimum: 10, maximum: 20 },
    ],
    [],
  ],
  ...['amount', 'minimum', 'maximum'].map((left): [string, Field, unknown, string[]] => [
    `nothing of one without its ${left}`,
    of('c', 'choice_picker', { offers: 'o' }),
    [{ offer: 'x', quantity: 1, amount: 5, minimum: 10, maximum: 2, [left]: undefined }].map((each) =>
      JSON.parse(JSON.stringify(each)),
    ),
    [],
  ]),
  [
    'days in the wrong order',
    of('d', 'date_span'),
    { start: '2027-02-20', end: '2027-02-19' },
    ['d.end daysInOrder'],
  ],
  ['nothing of one day', of('d', 'date_span'), { start: '2027-02-19', end: '2027-02-19' }, []],
  [
    'what is no day, and nothing of its order',
    of('d', 'date_span'),
    { start: 'x', end: '2027-02-19' },
    ['d.start date'],
  ],
  ['a last day that is none', of('d', 'date_span'), { start: '2027-02-19', end: '1' }, ['d.end date']],
  [
    'a name that is there twice',
    of('m', 'map'),
    [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ],
    ['m.2.key keysOnce'],
  ],
  [
    'nothing of names that are missing',
    of('m', 'map'),
    [
      { key: '', value: '1' },
      { key: '', value: '2' },
    ],
    [],
  ],
])('a check finds %s', (_, field, value, expected) => {
  expect(wrongIn(field, value)).toEqual(expected);
});

test('words say between which amounts, and from which day on', () => {
  const say = (field: Field, value: unknown) =>
    compileValidator(servedForm(field))({ [field.code]: value }).map((error) => [
      messageOf(error, field, 'en'),
      messageOf(error, field, 'fr'),
    ]);
  expect(
    say(of('c', 'choice_picker', { offers: 'o' }), [
      { offer: 'x', quantity: 1, amount: 5, minimum: 1_000, maximum: 200_000 },
    ]),
  ).toEqual([
    [
      'The contribution must be between $ 10.00 and $ 2,000.00.',
      'La contribution doit se situer entre 10,00\u00a0$ et 2\u00a0000,00\u00a0$.',
    ],
  ]);
  expect(say(of('d', 'date_span'), { start: '2027-02-20', end: '2027-02-19' })).toEqual([
    ['Enter February 20, 2027 or later', 'Entrez le 20 février 2027 ou une date ultérieure'],
  ]);
});

test.each<[string, Condition, FormContext, string[]]>([
  [
    'another answer',
    { '==': [{ var: 'way' }, 'x'] },
    EMPTY_CONTEXT,
    ['rows.0.b required', 'rows.1.b required'],
  ],
  ['its own row', { '==': [{ var: 'row.a' }, 'y'] }, EMPTY_CONTEXT, ['rows.1.b required']],
  [
    'what is registered',
    { var: 'registration.mode' },
    { registration: { mode: 'Online' }, answers: {} },
    ['rows.0.b required', 'rows.1.b required'],
  ],
  ['another form', { var: 'answers.f.a' }, { registration: {}, answers: { g: { a: 1 } } }, []],
])('what is required by %s', (_, require_if, context, expected) => {
  const group = of('rows', 'repeatable_group', {
    fields: [text('a'), text('b', { required: 'N', require_if })],
  });
  const errors = compileValidator(servedForm(text('way'), group))(
    { way: 'x', rows: [{ a: 'x' }, { a: 'y' }] },
    context,
  );
  expect(errors.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual(expected);
});

test('the words of an error are the organizer’s, the server’s, the type’s or the rule’s, in that order', () => {
  const field = of('a', 'contacts', { message: { en: 'Ours', fr: 'Le nôtre' } });
  const error: FieldError = { path: 'a', keyword: 'minItems', params: { limit: 2 } };
  expect(messageOf({ ...error, message: 'From the server' }, field, 'fr')).toBe('Le nôtre');
  expect(messageOf({ ...error, message: 'From the server' }, of('a', 'contacts'), 'fr')).toBe(
    'From the server',
  );
  expect(messageOf(error, of('a', 'contacts'), 'en')).toBe('Add at least 2');
  expect(messageOf(error, of('a', 'checkbox_group'), 'en')).toBe('Choose at least 2');
  expect(messageOf(error, undefined, 'en')).toBe('Choose at least 2');
  for (const keyword of ['hologram', 'toString'])
    expect(messageOf({ path: 'a', keyword }, of('a', 'text'), 'en')).toBe('This answer is not valid');
  expect(messageOf({ path: 'a', keyword: 'setAside' }, field, 'en')).toMatch(/^This question has changed/);
});

const error: FieldError = { path: 'a', keyword: 'minLength', params: { limit: 2 } };
test.each<[FieldError[], boolean]>([
  [[{ ...error }], true],
  [[], false],
  [[error, error], false],
  [[{ ...error, path: 'b' }], false],
  [[{ ...error, keyword: 'type' }], false],
  [[{ ...error, within: 'city' }], false],
  [[{ ...error, message: 'x' }], false],
  [[{ ...error, params: { limit: 3 } }], false],
])('whether %j would be told in the same words: %s', (others, expected) => {
  expect(areSameErrors([error], others)).toBe(expected);
});

test('of what is missing nothing but that is told', () => {
  const missing = (params: object) => [{ path: 'a', keyword: 'required', params: { ...params } }];
  expect(areSameErrors(missing({ missingProperty: 'a' }), missing({}))).toBe(true);
});

test.each([
  ['2027-02-19', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['0000-01-01', false],
  ['12027-02-19', false],
  ['2027-02-19T', false],
  ['', false],
])('whether %j is a day: %s', (day, expected) => {
  expect(isDay(day)).toBe(expected);
});

test('days are counted on the calendar, from that of a zone; of one that there is not from Vancouver’s', () => {
  expect([addDays('2027-02-27', 2), addDays('2027-03-01', -1)]).toEqual(['2027-03-01', '2027-02-28']);
  expect(
    ['today', 'today+10', 'today-19', '2030-01-01'].map((bound) => resolveDay(bound, '2027-02-19')),
  ).toEqual(['2027-02-19', '2027-03-01', '2027-01-31', '2030-01-01']);
  const instant = new Date('2027-01-15T07:30:00Z');
  expect(['Asia/Tokyo', 'America/Vancouver', 'Mars/Olympus'].map((zone) => dayIn(zone, instant))).toEqual([
    '2027-01-15',
    '2027-01-14',
    '2027-01-14',
  ]);
});

test('what is wrong with a pattern is said, and nothing of one that runs', () => {
  expect(patternProblem('^(a+)+$')).toBeUndefined();
  expect(patternProblem('^(?=a)b$')).toContain('invalid or unsupported Perl syntax');
});
