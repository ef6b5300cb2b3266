import { type BrokenDocument, row } from './broken-document.ts';
import { brokenForms } from './broken-forms.cases.ts';
import { brokenOffers } from './broken-offers.cases.ts';
import { brokenPrices } from './broken-prices.cases.ts';
import { brokenProgrammes } from './broken-programmes.cases.ts';
import { brokenSites } from './broken-sites.cases.ts';

const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] });
const has = (name: string, value: unknown) => ({ in: [value, { var: name }] });
const fee = (when: unknown, more: object = {}) => ({
  code: 'one',
  category: 'conference',
  label: { en: 'One', fr: 'Un' },
  amount: 1_000,
  when,
  ...more,
});
const TEACHERS = 'teachers/catalogue/fees';
const MUSIC = 'music/catalogue/fees';
const days = 'registration.registrations_day';

/** Fees that charge nobody, or the wrong people. */
const fees: readonly BrokenDocument[] = [
  row(
    TEACHERS,
    'a day with a typo',
    { '/fees/0/when': has(days, 'fryday') },
    ['error', '/fees/0/when', 'impossible_value'],
    'Did you mean "friday"?',
  ),
  row(
    TEACHERS,
    'a mode as people write it',
    { '/fees/0/when': is('registration.mode', 'In Person') },
    ['error', '/fees/0/when', 'impossible_value'],
    'Did you mean "In-Person"?',
  ),
  row(TEACHERS, 'a mode in lower case', { '/fees/12/when': is('registration.mode', 'hybrid') }, [
    'error',
    '/fees/12/when',
    'impossible_value',
  ]),
  row(
    TEACHERS,
    'a mode in a list of modes',
    { '/fees/0/when': { in: [{ var: 'registration.mode' }, ['In-Person', 'Onsite']] } },
    ['error', '/fees/0/when', 'impossible_value'],
  ),
  row(TEACHERS, 'a track by its name', { '/fees/0/when': is('registration.track', 'In person') }, [
    'error',
    '/fees/0/when',
    'impossible_value',
  ]),
  row(
    TEACHERS,
    'a member type that the event has not',
    { '/fees/0/when': is('registration.membershipType', 'student') },
    ['error', '/fees/0/when', 'impossible_value'],
  ),
  row(
    TEACHERS,
    'a member type compared the other way around',
    { '/fees/0/when': { '==': ['retired', { var: 'registration.membershipType' }] } },
    ['error', '/fees/0/when', 'impossible_value'],
  ),
  row(TEACHERS, 'no fees at all', { '/fees': [] }, ['error', '/fees', 'uncovered'], 'free'),
  row(TEACHERS, 'only the surcharge of a mode', { '/fees': [fee(is('registration.mode', 'Hybrid'))] }, [
    'error',
    '/fees',
    'uncovered',
  ]),
  row(
    TEACHERS,
    'the fee of one member type removed',
    { '/fees/2': undefined },
    ['error', '/fees', 'uncovered'],
    'declined',
  ),
  row(
    TEACHERS,
    'a fee for two modes at once',
    { '/fees/12/when': { and: [is('registration.mode', 'Hybrid'), is('registration.mode', 'Online')] } },
    ['error', '/fees/12/when', 'never_met'],
  ),
  row(
    TEACHERS,
    'a fee for a mode that its track has not',
    { '/fees/12/when': { and: [is('registration.track', 'online'), is('registration.mode', 'Hybrid')] } },
    ['error', '/fees/12/when', 'never_met'],
  ),
  row(TEACHERS, 'a condition switched off', { '/fees/12/when': false }, [
    'error',
    '/fees/12/when',
    'never_met',
  ]),
  row(
    TEACHERS,
    'a number that the field cannot reach',
    { '/fees/12/when': { '>': [{ var: 'answers.participation.guests' }, 99_999] } },
    ['error', '/fees/12/when', 'never_met'],
  ),
  row(TEACHERS, 'a word for a number', { '/fees/12/when': is('answers.participation.guests', 'two') }, [
    'error',
    '/fees/12/when',
    'impossible_value',
  ]),
  row(
    TEACHERS,
    'true for a yes',
    { '/fees/12/when': is('answers.participation.reception', true) },
    ['error', '/fees/12/when', 'impossible_value'],
    '"Y", "N"',
  ),
  row(TEACHERS, 'a yes for a box', { '/fees/12/when': is('answers.personal.text_updates', 'Y') }, [
    'error',
    '/fees/12/when',
    'impossible_value',
  ]),
  row(
    TEACHERS,
    'an early-bird price that ends after the event',
    { '/fees/0/early_bird/until': '2028-01-01' },
    ['warning', '/fees/0/early_bird/until', 'range'],
  ),
  row(TEACHERS, 'a free day that is none', { '/free_when': has(days, 'sunday') }, [
    'error',
    '/free_when',
    'impossible_value',
  ]),
  row(MUSIC, 'an option by its label', { '/fees/0/when': is('answers.personal.status', 'Member') }, [
    'error',
    '/fees/0/when',
    'impossible_value',
  ]),
  row(
    MUSIC,
    'the fees of students removed',
    { '/fees/6': undefined },
    ['error', '/fees', 'uncovered'],
    'student',
  ),
  row(
    MUSIC,
    'a fee for whoever sings and does not',
    { '/fees/0/when': { and: [is('answers.personal.choir', 'Y'), is('answers.personal.choir', 'N')] } },
    ['error', '/fees/0/when', 'never_met'],
  ),
  row(
    MUSIC,
    'a member type where there are no memberships',
    { '/fees/0/when': is('registration.membershipType', 'teacher') },
    ['error', '/fees/0/when', 'impossible_value'],
  ),
  row('boats/catalogue/fees', 'the fee of adults removed', { '/fees/0': undefined }, [
    'error',
    '/fees',
    'uncovered',
  ]),
  row(
    'boats/catalogue/fees',
    'an option renamed in one place',
    { '/fees/1/when': is('answers.personal.age', 'youth') },
    ['error', '/fees/1/when', 'impossible_value'],
  ),
  row('tickets/catalogue/fees', 'an event that is free, without saying so', { '/free_when': undefined }, [
    'error',
    '/fees',
    'uncovered',
  ]),
];

/** Codes, refunds and prices that do nothing. */
const money: readonly BrokenDocument[] = [
  row(
    'music/catalogue/discounts',
    'a code for an answer that nobody can give',
    { '/discounts/0/when': is('answers.personal.choir', 'yes') },
    ['error', '/discounts/0/when', 'impossible_value'],
  ),
  row('music/catalogue/discounts', 'a code that nobody can use', { '/discounts/0/when': false }, [
    'error',
    '/discounts/0/when',
    'never_met',
  ]),
  row('teachers/catalogue/discounts', 'a code from after the event', { '/discounts/0/from': '2029-01-01' }, [
    'warning',
    '/discounts/0/from',
    'never_met',
  ]),
  row(
    'boats/catalogue/cancellation',
    'refunds in the wrong order',
    { '/refunds': [{ percent: 50 }, { until: '2027-08-07', percent: 100 }] },
    ['error', '/refunds/1', 'unreached'],
  ),
  row(
    'teachers/catalogue/cancellation',
    'a refund for after the last day',
    { '/until': '2027-01-22', '/refunds': [{ until: '2027-01-22' }, { until: '2027-02-01', percent: 50 }] },
    ['warning', '/refunds/1', 'unreached'],
  ),
  row(
    'teachers/catalogue/membership',
    'an answer that its question has not',
    { '/types/0/when': is('work_certified', 'permanent') },
    ['error', '/types/0/when', 'impossible_value'],
  ),
  row(
    'teachers/catalogue/membership',
    'a type for two answers at once',
    { '/types/0/when': { and: [is('certificate', 'Y'), is('certificate', 'N')] } },
    ['error', '/types/0/when', 'never_met'],
  ),
  row(
    'teachers/catalogue/membership',
    'a type that an earlier one takes',
    { '/types/0/when': is('certificate', 'Y') },
    ['error', '/types/1/when', 'never_met'],
    'earlier type',
  ),
  row(
    'teachers/catalogue/membership',
    'a type removed',
    { '/types/7': undefined },
    ['warning', '/types', 'uncovered'],
    'support',
  ),
  row(
    'teachers/flow/volunteer',
    'a fee of its own that nobody owes',
    { '/money/fees/1/when': is('answers.volunteer_shifts.dinner', 'yes') },
    ['error', '/money/fees/1/when', 'impossible_value'],
  ),
  row('teachers/flow/volunteer', 'a payment for nothing', { '/money/fees': [] }, [
    'error',
    '/money/fees',
    'uncovered',
  ]),
];

/** Steps and fields that nobody reaches. */
const reach: readonly BrokenDocument[] = [
  row(
    'teachers/flow/registration',
    'a step for a mode with a typo',
    { '/steps/1/modes': ['In Person'] },
    ['error', '/steps/1/modes/0', 'dangling'],
    'Did you mean "In-Person"?',
  ),
  row(
    'teachers/flow/registration',
    'a step for a track in a mode that it has not',
    { '/steps/1/tracks': ['online'], '/steps/1/modes': ['Hybrid'] },
    ['error', '/steps/1/modes', 'never_met'],
  ),
  row(
    'teachers/flow/registration',
    'a step skipped by a mode with a typo',
    { '/steps/8/skip_if': is('registration.mode', 'online') },
    ['error', '/steps/8/skip_if', 'impossible_value'],
  ),
  row(
    'teachers/flow/registration',
    'a step that everybody skips',
    { '/steps/7/skip_if': { in: [{ var: 'answers.participation.reception' }, ['Y', 'N']] } },
    ['error', '/steps/7/skip_if', 'never_met'],
  ),
  row(
    'teachers/flow/registration',
    'a step that nobody skips',
    {
      '/steps/8/skip_if': {
        and: [is('registration.mode', 'Online'), is('registration.track', 'leadership')],
      },
    },
    ['warning', '/steps/8/skip_if', 'never_met'],
  ),
  row(
    'teachers/form/needs',
    'a required field shown by an option with a typo',
    { '/sections/0/fields/2/show_if': has('needs', 'interpretor') },
    ['error', '/sections/0/fields/2/show_if', 'impossible_value'],
    'Did you mean "interpreter"?',
  ),
  row(
    'teachers/form/needs',
    'a required field that nobody sees',
    { '/sections/0/fields/1/show_if': { and: [is('has_needs', 'Y'), is('has_needs', 'N')] } },
    ['error', '/sections/0/fields/1/show_if', 'never_met'],
  ),
  row(
    'teachers/form/needs',
    'an optional field that nobody sees',
    { '/sections/0/fields/3/show_if': { and: [is('has_needs', 'Y'), is('has_needs', 'N')] } },
    ['warning', '/sections/0/fields/3/show_if', 'never_met'],
  ),
  row(
    'teachers/form/needs',
    'a yes in lower case',
    { '/sections/1/fields/1/show_if': is('allergies', 'y') },
    ['error', '/sections/1/fields/1/show_if', 'impossible_value'],
  ),
  row(
    'teachers/form/personal',
    'a field shown by an option of a list that it has not',
    { '/sections/1/fields/1/show_if': is('role', 'others') },
    ['error', '/sections/1/fields/1/show_if', 'impossible_value'],
    'Did you mean "other"?',
  ),
  row(
    'teachers/form/personal',
    'a field that is never required',
    { '/sections/0/fields/5/require_if': { and: [is('text_updates', true), is('text_updates', false)] } },
    ['warning', '/sections/0/fields/5/require_if', 'never_met'],
  ),
  row(
    'teachers/form/emergency',
    'a country by its name',
    { '/sections/0/fields/6/show_if': is('contact_country', 'Canada') },
    ['error', '/sections/0/fields/6/show_if', 'impossible_value'],
  ),
  row(
    'teachers/form/personal',
    'a default that is no option',
    { '/sections/0/fields/4/default': 'private' },
    ['error', '/sections/0/fields/4/default', 'impossible_value'],
  ),
  row(
    'teachers/form/participation',
    'a list of defaults with one that is no option',
    { '/sections/2/fields/0/default': ['k3', 'k4'] },
    ['error', '/sections/2/fields/0/default', 'impossible_value'],
  ),
  row(
    'music/form/personal',
    'options that are all closed',
    {
      '/sections/2/fields/3/options': [
        { id: 'soprano', name: { en: 'Soprano', fr: 'Soprano' }, enabled: 'N' },
      ],
    },
    ['error', '/sections/2/fields/3/options', 'closed'],
  ),
  row(
    'teachers/form/participation',
    'more options to choose than there are',
    { '/sections/2/fields/0/minItems': 9 },
    ['error', '/sections/2/fields/0/minItems', 'range'],
  ),
];

/** What a change takes from other published documents: told before, as one of two has to be published first. */
const beside: readonly BrokenDocument[] = [
  row(
    'music/form/personal',
    'an option removed that fees are for',
    { '/sections/1/fields/0/options/2': undefined, '/sections/1/fields/2/show_if': undefined },
    ['warning', '/sections', 'impossible_value'],
    'fees/fees',
  ),
  row(
    'music/form/personal',
    'an option added that no fee is for',
    { '/sections/1/fields/0/options/3': { id: 'senior', name: { en: 'Senior', fr: 'Aînés' } } },
    ['warning', '/sections', 'uncovered'],
    'senior',
  ),
  row(
    'teachers/event',
    'a mode that no track has any more',
    { '/tracks/0/modes': ['In-Person'] },
    ['warning', '', 'impossible_value'],
    'fees/fees',
  ),
];

/** Documents of the demo events, broken as people break them. */
export const brokenDocuments: readonly BrokenDocument[] = [
  ...fees,
  ...money,
  ...reach,
  ...beside,
  ...brokenPrices,
  ...brokenOffers,
  ...brokenProgrammes,
  ...brokenSites,
  ...brokenForms,
];
