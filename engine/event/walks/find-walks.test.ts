import { describe, expect, test } from 'vitest';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import type { FlowDocument } from '../documents/flow/schema.ts';
import type { MembershipDocument } from '../documents/membership/schema.ts';
import type { OffersDocument } from '../documents/offers/schema.ts';
import { findWalks } from './find-walks.ts';
import type { WalkInput } from './walk.ts';
import { writeTitle } from './words.ts';

const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] });
const radio = (code: string, ids: string[], more: object = {}) => ({
  code,
  type: 'radio',
  label: code.toUpperCase(),
  options: ids.map((id) => ({ id, name: { en: id, fr: `${id} (fr)` } })),
  ...more,
});
const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more });
const form = (code: string, ...fields: object[]) =>
  ({ kind: 'form', code, title: code, sections: [{ code: 's', fields }] }) as unknown as FormDocument;
const step = (code: string, more: object = {}) => ({
  code,
  label: code,
  kind: 'form',
  form_type: code,
  ...more,
});
const review = { code: 'review', label: 'Review', kind: 'payment' };
const fee = (code: string, when?: unknown, more: object = {}) =>
  ({
    code,
    category: 'conference',
    label: code,
    amount: 100,
    ...(when !== undefined && { when }),
    ...more,
  }) as WalkInput['fees'][number];

const about = form(
  'about',
  radio('role', ['teacher', 'student', 'other']),
  text('role_other', { show_if: is('role', 'other') }),
  text('phone', { required: 'N', require_if: is('role', 'student') }),
);
const more = form('more', text('why'));
const event = {
  tracks: [
    { code: 'main', modes: ['In-Person', 'Hybrid'] as const },
    { code: 'screen', modes: ['Online'] as const },
  ],
  days: [
    { code: 'friday', date: '2027-02-19' },
    { code: 'saturday', date: '2027-02-20' },
  ],
  dates: { start: '2027-02-19', end: '2027-02-20' },
  timezone: 'America/Vancouver',
};

interface Given {
  readonly code?: string;
  readonly forms?: readonly FormDocument[];
  readonly steps?: readonly object[];
  readonly fees?: WalkInput['fees'];
  readonly membership?: MembershipDocument;
  readonly offers?: readonly object[];
}

function inputOf({
  code = 'registration',
  forms = [about, more],
  steps,
  fees = [],
  membership,
  offers,
}: Given): WalkInput {
  const formOf = (name: string) => forms.find((each) => each.code === name);
  const flow = {
    kind: 'flow',
    code,
    steps: [...(steps ?? forms.map((each) => step(each.code))), review],
  } as unknown as FlowDocument;
  const tables = offers && ({ kind: 'offers', code: 'tables', offers } as unknown as OffersDocument);
  const offersOf = (name: string) => (name === 'tables' ? tables : undefined);
  const membershipTypes = membership?.types.map(({ type }) => type) ?? [];
  return {
    flow,
    fees,
    membership,
    offersOf,
    context: {
      event,
      tracks: ['main', 'screen'],
      days: ['friday', 'saturday'],
      formOf,
      flows: [flow],
      offersOf: (name) => offersOf(name)?.offers,
      membershipTypes: membership ? [...membershipTypes, 'declined'] : [],
    },
    names: { track: (name) => `track ${name}`, session: (name) => name },
    today: '2027-01-10',
  };
}

const titles = (input: WalkInput) => findWalks(input).walks.map(({ title }) => writeTitle(title, 'en'));
const answersOf = (input: WalkInput) => findWalks(input).walks.map(({ answers }) => answers);

describe('the walks of a flow', () => {
  test('are one where nothing is conditional, with every required answer', () => {
    const input = inputOf({ forms: [more] });
    const { walks, left } = findWalks(input);
    expect(walks.map(({ answers, steps }) => [answers, steps])).toEqual([
      [{ more: { why: 'A' } }, [{ code: 'more', conditional: [], required: ['why'] }]],
    ]);
    expect(left).toEqual([]);
  });

  test('show each field and each required message with a condition', () => {
    const { walks, left } = findWalks(inputOf({}));
    expect(left).toEqual([]);
    expect(new Set(walks.flatMap(({ shows }) => shows))).toEqual(
      new Set(['step:about', 'step:more', 'field:about.role_other', 'message:about.phone']),
    );
    const steps = walks.flatMap((walk) => walk.steps);
    expect(steps.some(({ conditional }) => conditional.includes('role_other'))).toBe(true);
    expect(steps.some(({ required }) => required.includes('phone'))).toBe(true);
    // Both at once is impossible, so two are the fewest.
    expect(walks.length).toBe(2);
  });

  test('leave out a step and reach it', () => {
    const skip_if = { '!': [is('answers.about.role', 'student')] };
    const { walks } = findWalks(inputOf({ steps: [step('about'), step('more', { skip_if })] }));
    expect(walks.map(({ steps }) => steps.map(({ code }) => code).join(' ')).sort()).toEqual([
      'about',
      'about more',
    ]);
  });

  test('show each fee, with the choices that it needs, in the fewest ways', () => {
    const screen = is('registration.track', 'screen');
    const one = { '!': [{ in: ['saturday', { var: 'registration.registrations_day' }] }] };
    const fees = [fee('everyone'), fee('screen', screen), fee('friday', { and: [{ '!': [screen] }, one] })];
    const input = inputOf({ forms: [more], fees });
    expect(titles(input)).toEqual(['Track screen, 2 days', 'Track main, in person, 1 day']);
    expect(findWalks(input).walks.map(({ registration }) => registration)).toEqual([
      { track: 'screen', mode: 'Online', registrations_day: ['friday', 'saturday'] },
      { track: 'main', mode: 'In-Person', registrations_day: ['friday'] },
    ]);
  });

  test('are named by the early price while it lasts, and in each language', () => {
    const early_bird = { amount: 80, until: '2027-01-10' };
    const input = inputOf({ forms: [more], fees: [fee('seat', undefined, { early_bird })] });
    expect(titles(input)).toEqual(['Track main, in person, 2 days, early bird']);
    expect(titles({ ...input, today: '2027-01-11' })).toEqual(['Track main, in person, 2 days']);
    expect(findWalks(input).walks.map(({ title }) => writeTitle(title, 'fr'))).toEqual([
      'Track main, en personne, 2 jours, tarif hâtif',
    ]);
  });

  test('are told apart by answers where their choices are the same', () => {
    const by = (role: string) => fee(role, is('answers.about.role', role));
    const input = inputOf({ code: 'volunteer', fees: [by('teacher'), by('student')] });
    expect(titles(input)).toEqual(['ROLE: teacher', 'ROLE: student', 'ROLE: other']);
  });

  test('take the answers that make a membership, and decline it', () => {
    const membership = {
      kind: 'membership',
      code: 'membership',
      form_type: 'about',
      questions: ['role'],
      decline_field: 'none',
      types: [
        { ID: 'S', type: 'teacher_candidate', label: 'Student', when: is('role', 'student') },
        { ID: 'T', type: 'teacher', label: 'Teacher', when: true },
      ],
    } as unknown as MembershipDocument;
    const forms = [
      form(
        'about',
        { code: 'none', type: 'checkbox', label: 'None', required: 'N' },
        radio('role', ['teacher', 'student']),
      ),
    ];
    const of = (type: string) => is('registration.membershipType', type);
    const input = inputOf({
      forms,
      membership,
      fees: [fee('student', of('teacher_candidate')), fee('other', of('declined'))],
    });
    expect(answersOf(input)).toEqual([
      { about: { none: false, role: 'student' } },
      { about: { none: true, role: 'teacher' } },
      { about: { none: false, role: 'teacher' } },
    ]);
    expect(titles(input).map((title) => title.split(',')[0])).toEqual(['Student', 'Not a member', 'Teacher']);
  });

  test('choose what a field requires, and each price that is for some', () => {
    const picker = { code: 'table', type: 'choice_picker', label: 'Table', offers: 'tables' };
    const offers = [
      { code: 'staff', name: 'Staff', amount: 100, when: is('answers.about.role', 'teacher') },
      {
        code: 'all',
        name: 'All',
        amount: 100,
        prices: [{ amount: 50, when: is('answers.about.role', 'student') }],
      },
    ];
    const forms = [form('about', radio('role', ['teacher', 'student'])), form('more', picker)];
    const fees = [fee('staff', is('answers.about.role', 'teacher'))];
    const input = inputOf({ code: 'exhibitor', forms, offers, fees });
    expect(findWalks(input).walks.map(({ answers, picks }) => [answers['about'], picks])).toEqual([
      [{ role: 'teacher' }, [{ kind: 'choice', item: 'tables/staff' }]],
      [{ role: 'student' }, [{ kind: 'choice', item: 'tables/all' }]],
    ]);
  });

  test.each<[string, unknown, boolean]>([
    ['what no one reaches', { and: [is('role', 'other'), is('role', 'student')] }, false],
    [
      'what has too many combinations',
      { and: Array.from({ length: 16 }, (_, at) => ({ '!!': [{ var: `f${at}` }] })) },
      true,
    ],
  ])('say that %s is not shown', (_, show_if, isCapped) => {
    const many = Array.from({ length: 16 }, (_each, at) => radio(`f${at}`, ['a', 'b'], { required: 'N' }));
    const forms = [form('about', radio('role', ['student', 'other']), ...many, text('hidden', { show_if }))];
    expect(findWalks(inputOf({ forms })).left).toEqual([{ goal: 'field:about.hidden', isCapped }]);
  });
});
