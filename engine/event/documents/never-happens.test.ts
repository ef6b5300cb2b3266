import { describe, expect, test } from 'vitest';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import type { DiagnoseContext, OfferFacts } from '../diagnosis/context.ts';
import { diagnoseInEnglish } from './testing/diagnose-in-english.ts';

const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] });
const not = (condition: unknown) => ({ '!': [condition] });
const options = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));
const form = (code: string, ...fields: object[]) =>
  ({ kind: 'form', code, title: code, sections: [{ code: 's', fields }] }) as unknown as FormDocument;
const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more });
const radio = (code: string, ids: string[], more: object = {}) => ({
  code,
  type: 'radio',
  label: code,
  options: options(...ids),
  ...more,
});
const step = (code: string, more: object = {}) => ({
  code,
  label: code,
  kind: 'form',
  form_type: code,
  ...more,
});
const review = { code: 'review', label: 'Review', kind: 'review' };
const flowOf = (code: string, ...steps: object[]) => ({
  kind: 'flow',
  code,
  label: code,
  entry: { by: ['anyone'] },
  steps: [...steps, review],
});

const about = form(
  'about',
  radio('role', ['teacher', 'student', 'other']),
  text('role_other', {
    show_if: is('role', 'other'),
  }),
  radio('bus', ['yes', 'no'], { show_if: is('role', 'student') }),
);
const event = {
  tracks: [
    { code: 'main', modes: ['In-Person', 'Hybrid'] as const },
    { code: 'screen', modes: ['Online'] as const },
  ],
  days: [
    { code: 'friday', date: '2027-02-19' },
    { code: 'saturday', date: '2027-02-20' },
  ],
  lists: { empty: [] },
  dates: { start: '2027-02-19', end: '2027-02-20' },
  timezone: 'America/Vancouver',
};

/** What a document is diagnosed beside: the event, some forms, a registration of some steps, and offers. */
function beside({
  forms = [about],
  steps = [step('about'), step('more')],
  offers = {},
}: {
  forms?: FormDocument[];
  steps?: object[];
  offers?: Record<string, OfferFacts[]>;
}): DiagnoseContext {
  const formOf = (code: string) => forms.find((each) => each.code === code);
  return {
    event,
    tracks: ['main', 'screen'],
    days: ['friday', 'saturday'],
    lists: ['empty'],
    forms: forms.map(({ code }) => code),
    formOf,
    fieldsOf: (code) => formOf(code)?.sections.flatMap(({ fields }) => fields.map((each) => each.code)),
    offers: Object.keys(offers),
    offersOf: (code) => offers[code],
    flows: [flowOf('registration', ...steps) as never],
  };
}

type Told = readonly [pointer: string, severity: string, code: string];
const told = (document: unknown, context: DiagnoseContext): Told[] =>
  diagnoseInEnglish(document, context).map(({ pointer, severity, code }) => [pointer, severity, code]);
const at = (field: number, name: string) => `/sections/0/fields/${field}/${name}`;

describe('the conditions of a form', () => {
  test.each<[string, object, object[], Told[]]>([
    ['an answer that one can have', text('x', { show_if: is('answers.about.bus', 'yes') }), [], []],
    [
      'two answers that no one gives together',
      text('x', {
        show_if: { and: [is('answers.about.bus', 'yes'), is('answers.about.role', 'teacher')] },
      }),
      [],
      [[at(0, 'show_if'), 'error', 'never_met']],
    ],
    [
      'of a field that may stay empty only a warning',
      text('x', {
        required: 'N',
        show_if: { and: [{ '!!': [{ var: 'answers.about.bus' }] }, is('answers.about.role', 'other')] },
      }),
      [],
      [[at(0, 'show_if'), 'warning', 'never_met']],
    ],
    [
      'a mode with which the step is not asked',
      text('x', { show_if: is('registration.mode', 'Online') }),
      [step('about'), step('more', { tracks: ['main'] })],
      [[at(0, 'show_if'), 'error', 'never_met']],
    ],
    [
      'every mode with which the step is asked',
      text('x', { show_if: { in: [{ var: 'registration.mode' }, ['In-Person', 'Hybrid']] } }),
      [step('about'), step('more', { tracks: ['main'] })],
      [[at(0, 'show_if'), 'warning', 'always_met']],
    ],
    [
      'an answer for which the step is skipped',
      text('x', { show_if: is('answers.about.role', 'other') }),
      [step('about'), step('more', { skip_if: is('answers.about.role', 'other') })],
      [[at(0, 'show_if'), 'error', 'never_met']],
    ],
    [
      'every answer of a question asked before',
      text('x', { require_if: { in: [{ var: 'answers.about.role' }, ['teacher', 'student', 'other']] } }),
      [],
      [[at(0, 'require_if'), 'warning', 'always_met']],
    ],
    [
      'the same of a question asked later: it may still be open',
      text('x', { require_if: { in: [{ var: 'answers.about.role' }, ['teacher', 'student', 'other']] } }),
      [step('more'), step('about')],
      [],
    ],
    ['a constant, which is deliberate', text('x', { show_if: true }), [], []],
    [
      'a condition with a sum, which is not decided',
      text('x', { show_if: { '>': [{ '+': [{ var: 'answers.about.role' }, 1] }, 0] } }),
      [],
      [],
    ],
    [
      'a flow that does not ask the form',
      text('x', { show_if: is('registration.mode', 'Online') }),
      [step('about')],
      [],
    ],
  ])('%s', (_, field, steps, expected) => {
    const document = form('more', field);
    expect(told(document, beside({ ...(steps.length > 0 && { steps }) }))).toEqual(expected);
  });

  test('a question that shows others once it is answered is no condition that always holds', () => {
    const document = form(
      'more',
      radio('one', ['a', 'b']),
      text('two', { show_if: { in: [{ var: 'one' }, ['a', 'b']] } }),
    );
    expect(told(document, beside({}))).toEqual([]);
  });

  test('a section, and nothing more of the fields in it', () => {
    const document = {
      ...form('more'),
      sections: [
        {
          code: 's',
          show_if: is('registration.track', 'screen'),
          fields: [text('x', { show_if: is('registration.mode', 'Online') })],
        },
      ],
    };
    const steps = [step('about'), step('more', { tracks: ['main'] })];
    expect(told(document, beside({ steps }))).toEqual([['/sections/0/show_if', 'error', 'never_met']]);
  });
});

test.each<[string, object, Told[]]>([
  [
    'a list without options',
    radio('x', [], { options: undefined, options_from: 'empty' }),
    [[at(0, 'options_from'), 'error', 'closed']],
  ],
  [
    'one that need not be answered',
    radio('x', [], {
      options: undefined,
      options_from: 'empty',
      required: 'N',
    }),
    [[at(0, 'options_from'), 'warning', 'closed']],
  ],
  [
    'days',
    { ...text('x'), type: 'date', earliest: '2027-02-20', latest: '2027-02-19' },
    [[at(0, 'earliest'), 'error', 'range']],
  ],
  [
    'days from today',
    { ...text('x'), type: 'date', earliest: 'today+3', latest: 'today' },
    [[at(0, 'earliest'), 'error', 'range']],
  ],
  [
    'days that cannot be compared',
    { ...text('x'), type: 'date', earliest: 'today', latest: '2027-02-19' },
    [],
  ],
  [
    'times',
    { ...text('x'), type: 'time', earliest: '10:00', latest: '09:30' },
    [[at(0, 'earliest'), 'error', 'range']],
  ],
  [
    'a number above one and below it',
    { ...text('x'), type: 'number', exclusiveMinimum: 1, maximum: 1 },
    [[at(0, 'exclusiveMinimum'), 'error', 'range']],
  ],
  ['a number of one', { ...text('x'), type: 'number', minimum: 1, maximum: 1 }, []],
])('a field that no value fits: %s', (_, field, expected) => {
  expect(told(form('more', field), beside({}))).toEqual(expected);
});

describe('the paths of a flow', () => {
  const more = form('more', text('x'));
  test.each<[string, object[], Told[]]>([
    ['steps that are always asked', [step('about'), step('more')], []],
    ['a step for everyone but one', [step('about', { tracks: ['main'] }), step('more')], []],
    [
      'a step that its choices and an answer rule out together',
      [
        step('about', { tracks: ['screen'] }),
        step('more', { modes: ['In-Person'], skip_if: not(is('answers.about.role', 'other')) }),
      ],
      [['/steps/1/skip_if', 'error', 'unreachable']],
    ],
    [
      'choices with which nothing is asked',
      [step('about', { tracks: ['main'], days: ['friday'] })],
      [['/steps', 'error', 'dead_end']],
    ],
    [
      'all choices with something',
      [step('about', { tracks: ['main'] }), step('more', { tracks: ['screen'] })],
      [],
    ],
  ])('%s', (_, steps, expected) => {
    const forms = [about, more];
    expect(told(flowOf('registration', ...steps), beside({ forms, steps }))).toEqual(expected);
  });

  test('the choices that end nowhere are told in words', () => {
    const document = flowOf('registration', step('about', { tracks: ['main'], days: ['friday'] }));
    expect(diagnoseInEnglish(document, beside({}))[0]?.problem).toBe(
      'With these choices every step is skipped, and nothing is asked: track main, mode In-Person, days saturday.',
    );
  });

  const picker = (more: object = {}) =>
    form('more', { code: 'table', type: 'choice_picker', label: 'Table', offers: 'tables', ...more });
  const offers = { tables: [{ code: 'one', when: is('answers.about.role', 'teacher') }] };
  test.each<[string, object, Record<string, OfferFacts[]>, Told[]]>([
    ['no offer for some answers', {}, offers, [['/steps/1', 'warning', 'dead_end']]],
    ['where it need not be answered', { required: 'N' }, offers, []],
    ['where it is not shown for them', { show_if: is('answers.about.role', 'teacher') }, offers, []],
    ['an offer for everyone', {}, { tables: [...(offers.tables ?? []), { code: 'two' }] }, []],
    ['offers that are not known', {}, {}, []],
  ])('a required choice: %s', (_, field, given, expected) => {
    const context = { ...beside({ forms: [about, picker(field)], offers: given }), offers: ['tables'] };
    expect(told(flowOf('registration', step('about'), step('more')), context)).toEqual(expected);
  });

  test('a required choice with nothing to choose: the answers that lead there', () => {
    const context = { ...beside({ forms: [about, picker()], offers }), offers: ['tables'] };
    const [found] = diagnoseInEnglish(flowOf('registration', step('about'), step('more')), context);
    expect(found?.choices).toEqual({ 'answers.about.role': 'student' });
  });
});

describe('what can be chosen, and for which price', () => {
  const tables = (...list: object[]) => ({
    kind: 'offers',
    code: 'tables',
    label: 'Tables',
    view: 'cards',
    category: 'registration',
    offers: list.map((each, index) => ({ code: `t${index}`, name: `T${index}`, amount: 100, ...each })),
  });
  const forms = [
    about,
    form('more', {
      code: 'table',
      type: 'choice_picker',
      label: 'Table',
      offers: 'tables',
      required: 'N',
      show_if: not(is('answers.about.role', 'other')),
    }),
  ];
  const price = (when: unknown, amount = 50) => ({ amount, when });
  test.each<[string, object, Told[]]>([
    ['an offer for some', { when: is('answers.about.role', 'student') }, []],
    [
      'an offer for those who are not asked',
      { when: is('answers.about.role', 'other') },
      [['/offers/0', 'warning', 'never_met']],
    ],
    ['a price for some', { prices: [price(is('answers.about.role', 'student'))] }, []],
    [
      'a price for those who are not asked',
      { prices: [price(is('answers.about.role', 'other'))] },
      [['/offers/0/prices/0', 'warning', 'never_met']],
    ],
    [
      'a price below those that everyone gets',
      {
        prices: [
          price(is('answers.about.role', 'student')),
          price(not(is('answers.about.role', 'student'))),
          price(is('answers.about.role', 'teacher')),
        ],
      },
      [['/offers/0/prices/2', 'warning', 'never_met']],
    ],
    [
      'a price below one that ends',
      {
        prices: [
          { ...price(is('answers.about.role', 'student')), until: '2027-01-01' },
          price(is('answers.about.role', 'student')),
        ],
      },
      [],
    ],
  ])('%s', (_, offer, expected) => {
    expect(told(tables(offer), beside({ forms }))).toEqual(expected);
  });

  test.each<[string, unknown, Told[]]>([
    ['some', is('answers.about.bus', 'yes'), []],
    [
      'no one',
      { and: [is('answers.about.bus', 'yes'), is('answers.about.role', 'teacher')] },
      [['/fees/0/when', 'warning', 'never_met']],
    ],
  ])('a fee for %s', (_, when, expected) => {
    const fee = { category: 'conference', label: 'Fee', amount: 100 };
    const document = {
      kind: 'fees',
      code: 'fees',
      currency: 'CAD',
      fees: [
        { ...fee, code: 'some', when },
        { ...fee, code: 'all' },
      ],
      taxes: [],
    };
    expect(told(document, beside({}))).toEqual(expected);
  });
});
