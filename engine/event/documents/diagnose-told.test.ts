import { describe, expect, it } from 'vitest';
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };
import type { DiagnoseContext } from '../diagnosis/context.ts';
import { flow } from './cases/flow.cases.ts';
import { diagnoseInEnglish } from './testing/diagnose-in-english.ts';

const told = (document: unknown, context: DiagnoseContext = {}) =>
  diagnoseInEnglish(document, context).map(({ pointer, severity, code, problem, expected }) =>
    [severity === 'warning' && 'warning', pointer, code, problem, expected].filter(
      (part) => part !== false && part !== undefined,
    ),
  );

const review = { code: 'review', label: 'R', kind: 'review' };
const step = (code: string, more: object = {}) => ({
  code,
  label: code,
  kind: 'form',
  form_type: code,
  ...more,
});
const free = (code: string, list: readonly unknown[], more: object = {}) => ({
  ...flow(code, list),
  money: undefined,
  ...more,
});
const firstStep = { entry: { by: ['anyone'], first_step: 'Y' } };
const refused = 'not_allowed';
const at = '/entry/first_step';

describe('how a flow begins', () => {
  it.each<[string, object, DiagnoseContext, unknown[]]>([
    [
      'with a form that asks for an email',
      free('helper', [step('who'), review], firstStep),
      { fieldsOf: () => ['email'] },
      [],
    ],
    [
      'with a form of which nothing is known',
      free('helper', [step('who'), review], firstStep),
      { fieldsOf: () => undefined },
      [],
    ],
    ['without asking anything at once', free('helper', [review]), {}, []],
    [
      'with a registration’s own start page',
      { ...flow('registration', [step('who'), review]), ...firstStep },
      {},
      [[at, refused, 'A registration starts on its own start page. Remove "first_step".']],
    ],
    ...([{ kind: 'activities' }, { skip_if: { '!': [{ var: 'registration.track' }] } }] as const).map(
      (more) =>
        [
          `with no form for everybody: ${JSON.stringify(more)}`,
          free('helper', [step('who', more), review], firstStep),
          {},
          [[at, refused, 'The first step must have a form and no conditions.']],
        ] as [string, object, DiagnoseContext, unknown[]],
    ),
    [
      'with a file',
      free('helper', [step('who'), review], firstStep),
      { isForBeforePayment: () => true },
      [[at, refused, 'The form "who" has a file field, which is not allowed in the first step.']],
    ],
    [
      'without an address',
      free('helper', [step('who'), review], firstStep),
      { fieldsOf: () => ['name'] },
      [[at, 'missing', 'The form "who" has no field "email".', '"email"']],
    ],
    [
      'by groups',
      free('helper', [review], { entry: { by: ['anyone', 'group'] } }),
      {},
      [['/entry/by/1', refused, 'Only a registration can be started with a group code. Remove "group".']],
    ],
    ['by groups, in a registration', { ...flow('registration', [review]), entry: { by: ['group'] } }, {}, []],
    ['with a line for its places', free('helper', [review], { waitlist: 'Y', capacity: 5 }), {}, []],
    [
      'with a line for places that a registration has elsewhere',
      { ...flow('registration', [review]), waitlist: 'Y', capacity: 5 },
      {},
      [['/waitlist', refused, '"waitlist" is allowed only for applications with "capacity".', '"capacity"']],
    ],
  ])('%s', (_, document, context, expected) => {
    expect(told(document, context)).toEqual(expected);
  });
});

describe('what a flow’s forms name', () => {
  const presented: DiagnoseContext = { isPresentedIn: (form) => form === 'who' };

  it('presenters belong to proposals', () => {
    const list = [step('who'), step('other'), review];
    expect(told(free('proposal', list), presented)).toEqual([]);
    expect(told(free('helper', list), presented)).toEqual([
      [
        '/steps/0/form_type',
        refused,
        'The form "who" has presenters, which are allowed only in the flow "proposal".',
      ],
    ]);
  });
});

describe('refunds of which one is never reached', () => {
  const unreached =
    'An earlier rule already applies here, for as long or longer. Put the rule that ends first above it, or remove one.';
  it.each<[string, object[], number[]]>([
    [
      'a later one for longer',
      [
        { until: '2027-01-01', percent: 50 },
        { until: '2027-02-01', percent: 20 },
      ],
      [],
    ],
    [
      'one for as long',
      [
        { until: '2027-01-01', percent: 50 },
        { until: '2027-01-01', percent: 20 },
      ],
      [1],
    ],
    ['one that has no end after one that has', [{ until: '2027-01-01', percent: 50 }, { percent: 20 }], []],
    [
      'one after one that has no end',
      [{ percent: 50 }, { until: '2027-01-01', percent: 20 }, { percent: 5 }],
      [1, 2],
    ],
    [
      'one for other things',
      [
        { categories: ['registration'], percent: 50 },
        { categories: ['membership'], percent: 20 },
      ],
      [],
    ],
    ['one for all after one for some', [{ categories: ['registration'], percent: 50 }, { percent: 20 }], []],
    [
      'one for some of them',
      [
        { categories: ['registration', 'membership'], percent: 50 },
        { categories: ['membership'], percent: 20 },
        { categories: ['membership', 'merchandise'], percent: 20 },
      ],
      [1],
    ],
  ])('%s', (_, refunds, expected) => {
    expect(told({ kind: 'cancellation', code: 'cancellation', refunds })).toEqual(
      expected.map((index) => [`/refunds/${index}`, 'unreached', unreached]),
    );
  });
});

describe('an event’s own words', () => {
  const words = (given: object) => told({ ...teachers, words: given });
  it('stand for texts that there are, and fill in what those do', () => {
    expect(words({ 'conditions.above': '{value} or more of {question}' })).toEqual([]);
    expect(words({ 'conditions.abov': 'x' })).toEqual([
      [
        '/words/conditions.abov',
        'unknown_word',
        'There is no text "conditions.abov". Did you mean "conditions.above"?',
      ],
    ]);
    expect(words({ 'nothing.like.it.at.all': 'x' })).toEqual([
      ['/words/nothing.like.it.at.all', 'unknown_word', 'There is no text "nothing.like.it.at.all".'],
    ]);
    const place = ['/words/conditions.above', 'unknown_place'];
    expect(words({ 'conditions.above': { en: '{count} {value}', fr: '{count} {nombre}' } })).toEqual([
      [...place, 'This text has no placeholder {count}. Remove it.', '{question} {value}'],
      [...place, 'This text has no placeholder {nombre}. Remove it.', '{question} {value}'],
    ]);
    expect(words({ 'consent.accept': '{count}' })).toEqual([
      [
        '/words/consent.accept',
        'unknown_place',
        'This text has no placeholder {count}. Remove it.',
        'no placeholder',
      ],
    ]);
  });
});

describe('the days and the map of an event', () => {
  it('are told with what would be right', () => {
    const dates = { start: '2027-02-19', end: '2027-02-20' };
    const day = (date: string) => told({ ...teachers, dates, days: [{ code: 'd', label: 'D', date }] });
    for (const within of ['2027-02-19', '2027-02-20']) expect(day(within)).toEqual([]);
    for (const outside of ['2027-02-18', '2027-02-21'])
      expect(day(outside)).toEqual([
        ['/days/0/date', 'range', 'This is not a day of the event.', '2027-02-19 to 2027-02-20'],
      ]);
    const tiles = (address: string) => told({ ...teachers, map: { tiles: address, attribution: 'x' } });
    const right = 'https://…/{z}/{x}/{y}.png';
    expect(tiles('https://tiles.example/{z}/{x}.png')).toEqual([
      ['/map/tiles', 'tile_address', '"{y}" is missing.', right],
    ]);
    expect(tiles('https://tiles.example/{z}/{x}/{y}/{key}?{')).toEqual([
      ['/map/tiles', 'tile_address', '"{key}" is not a known placeholder.', right],
      ['/map/tiles', 'tile_address', '"{" is not a known placeholder.', right],
    ]);
  });
});

describe('codes that take something off', () => {
  it.each<[string, object, string[]]>([
    ['a percentage', { percent: 10 }, []],
    ['an amount', { amount: 500 }, []],
    ['nothing', {}, ['missing']],
    ['both', { percent: 10, amount: 500 }, [refused]],
    ['nothing, of an invitation', { kind: 'invitation' }, []],
  ])('%s', (_, more, codes) => {
    const discount = { code: 'SPRING', kind: 'discount', label: 'Spring', ...more };
    const document = { kind: 'discounts', code: 'discounts', discounts: [discount] };
    expect(told(document).map(([, code]) => code)).toEqual(codes);
  });
});

describe('partners', () => {
  const group = (code: string) => ({ code, name: code });
  it.each([
    ['sponsors', 'levels', 'level'],
    ['exhibitors', 'types', 'type'],
  ])('%s are each of one of their %s, and none is there twice', (kind, groups, key) => {
    const one = (code: string, of: string) => ({ code, name: code, [key]: of });
    const document = (list: object[], among: object[] = [group('a')]) => ({
      kind,
      code: kind,
      [groups]: among,
      [kind]: list,
    });
    expect(told(document([one('x', 'a'), one('y', 'a')]))).toEqual([]);
    expect(told(document([one('x', 'a'), one('x', 'b')], [group('a'), group('a')]))).toEqual([
      [`/${groups}/1/code`, 'duplicate_code', '"a" is already used by an earlier one.'],
      [`/${kind}/1/code`, 'duplicate_code', '"x" is already used by an earlier one.'],
      [`/${kind}/1/${key}`, 'dangling', `There is no ${key} "b". Did you mean "a"?`, 'a, a'],
    ]);
  });
});
