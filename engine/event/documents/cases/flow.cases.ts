import type { DiagnoseCase } from './diagnose-case.ts';

/** A flow of some steps, as a registration's is but for its code. */
export const flow = (code: string, list: readonly unknown[]) => ({
  kind: 'flow',
  code,
  label: 'Registration',
  entry: { by: ['anyone'] },
  money: { fees: 'catalogue' },
  steps: list,
});
const steps = (list: readonly unknown[]) => flow('registration', list);

/** Flows that may not be published. */
export const badFlows: readonly DiagnoseCase[] = [
  {
    name: 'the steps of before flows',
    document: { kind: 'steps', code: 'registration', steps: [] },
    expected: [['/kind', 'unknown_kind']],
  },
  {
    name: 'a flow with two entries',
    document: {
      ...steps([{ code: 'review', label: 'R', kind: 'review' }]),
      entry: [{ by: ['anyone'] }, { by: ['invitation'] }],
    },
    expected: [['/entry', 'wrong_type']],
  },
  {
    name: 'a flow with two ends',
    document: steps([
      { code: 'review', label: 'R', kind: 'review' },
      { code: 'again', label: 'A', kind: 'payment' },
    ]),
    expected: [['/steps/1/kind', 'duplicate_end']],
  },
  {
    name: 'a line for the places of a flow that has no end of them',
    document: {
      ...flow('helper', [{ code: 'review', label: 'R', kind: 'review' }]),
      money: undefined,
      waitlist: 'Y',
    },
    expected: [['/waitlist', 'not_allowed']],
  },
  {
    name: 'an answer beside the steps that no step asks for',
    document: {
      ...steps([
        { code: 'a', label: 'A', kind: 'form', form_type: 'personal' },
        { code: 'review', label: 'R', kind: 'review' },
      ]),
      aside: {
        label: 'Yours',
        title: { form: 'personal', field: 'title_of_it' },
        lines: [{ form: 'needs', field: 'x' }],
      },
    },
    expected: [
      ['/aside/title/field', 'missing'],
      ['/aside/lines/0/form', 'missing'],
    ],
  },
  {
    name: 'a flow whose end can be skipped',
    document: steps([{ code: 'review', label: 'R', kind: 'review', skip_if: true }]),
    expected: [
      ['/steps/0/skip_if', 'unreachable'],
      ['/steps/0/skip_if', 'unreachable'],
    ],
  },
  {
    name: 'a flow that asks one form twice',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal' },
      { code: 'b', label: 'B', kind: 'form', form_type: 'personal' },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [['/steps/1/form_type', 'duplicate_form']],
  },
  {
    name: 'a flow of which every step is skipped',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal', skip_if: { '==': [1, 1] } },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [
      ['/steps/0/skip_if', 'unreachable'],
      ['/steps', 'unreachable'],
    ],
  },
  {
    name: 'a step decided by the answers of another flow, or of a later step',
    document: steps([
      {
        code: 'a',
        label: 'A',
        kind: 'form',
        form_type: 'personal',
        skip_if: { '==': [{ var: 'answers.needs.x' }, 1] },
      },
      {
        code: 'b',
        label: 'B',
        kind: 'form',
        form_type: 'needs',
        skip_if: { '==': [{ var: 'answers.volunteer.x' }, 1] },
      },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [
      ['/steps/0/skip_if', 'unreachable'],
      ['/steps/1/skip_if', 'unreachable'],
    ],
  },
  {
    name: 'what only a registration has, in another flow',
    document: {
      ...flow('volunteer', [
        { code: 'a', label: 'A', kind: 'workshops', form_type: 'personal', tracks: ['gone'] },
        { code: 'b', label: 'B', kind: 'form', form_type: 'workshops' },
        { code: 'review', label: 'R', kind: 'payment' },
      ]),
      entry: { by: ['anyone', 'group'], first_step: 'Y' },
    },
    expected: [
      ['/entry/by/1', 'not_allowed'],
      ['/entry/first_step', 'not_allowed'],
      ['/steps/0/tracks', 'not_allowed'],
      ['/steps/0/kind', 'not_allowed'],
      ['/steps/1/form_type', 'not_allowed'],
      ['/money/fees', 'not_allowed'],
    ],
  },
  {
    name: 'an invoice for a registration',
    document: {
      ...steps([{ code: 'review', label: 'R', kind: 'payment' }]),
      money: { fees: 'catalogue', invoice: { days: 30, instructions: 'By cheque.' } },
    },
    expected: [['/money/invoice', 'not_allowed']],
  },
  {
    name: 'a first step without an address, a fee decided by what nobody is asked, an end before its beginning',
    document: {
      ...flow('volunteer', [
        { code: 'a', label: 'A', kind: 'form', form_type: 'personal' },
        { code: 'review', label: 'R', kind: 'payment' },
      ]),
      entry: { by: ['anyone'], first_step: 'Y' },
      opening: { from: '2027-02-02', until: '2027-02-01' },
      money: {
        fees: [
          {
            code: 'dinner',
            category: 'registration',
            label: 'Dinner',
            amount: 0,
            when: { '==': [{ var: 'answers.needs.diet' }, 'none'] },
          },
        ],
      },
    },
    expected: [
      ['/opening/until', 'range'],
      ['/entry/first_step', 'missing'],
      ['/money/fees/0/when', 'dangling'],
      ['/money/fees/0/when', 'unreachable'],
    ],
  },
  {
    name: 'a payment of nothing',
    document: { ...steps([{ code: 'review', label: 'R', kind: 'payment' }]), money: undefined },
    expected: [['/money', 'missing']],
  },
  {
    name: 'steps without a review',
    document: steps([{ code: 'a', label: 'A', kind: 'form', form_type: 'personal' }]),
    expected: [['/steps', 'missing']],
  },
  {
    name: 'a step of a form that is not there',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'gone' },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [['/steps/0/form_type', 'dangling']],
  },
  {
    name: 'a review before the end',
    document: steps([
      { code: 'review', label: 'R', kind: 'review' },
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal' },
    ]),
    expected: [['/steps/0', 'order']],
  },
  {
    name: 'a step after the review that is not asked after the payment',
    document: steps([
      { code: 'review', label: 'R', kind: 'review' },
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal', after_payment: 'N' },
    ]),
    expected: [['/steps/0', 'order']],
  },
  {
    name: 'a step before the review that is asked after the payment',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal', after_payment: 'Y' },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [['/steps/1', 'order']],
  },
  {
    name: 'what costs something asked after the payment',
    document: steps([
      { code: 'review', label: 'R', kind: 'payment' },
      { code: 'a', label: 'A', kind: 'activities', form_type: 'needs', after_payment: 'Y' },
      { code: 'b', label: 'B', kind: 'form', form_type: 'workshops', after_payment: 'Y' },
    ]),
    expected: [
      ['/steps/1/after_payment', 'not_allowed'],
      ['/steps/2/form_type', 'not_allowed'],
    ],
  },
  {
    name: 'steps that are open after the submission, of which some cannot be',
    document: steps([
      {
        code: 'a',
        label: 'A',
        kind: 'form',
        form_type: 'personal',
        open_after: 'Y',
        open_until: '2027-01-31',
      },
      { code: 'b', label: 'B', kind: 'merchandise', form_type: 'needs', open_after: 'Y' },
      { code: 'c', label: 'C', kind: 'form', form_type: 'workshops', open_after: 'Y' },
      { code: 'd', label: 'D', kind: 'membership', open_after: 'Y' },
      { code: 'review', label: 'R', kind: 'payment', open_until: '2027-01-31' },
      { code: 'e', label: 'E', kind: 'form', after_payment: 'Y', open_after: 'Y' },
    ]),
    expected: [
      ['/steps/2/open_after', 'not_allowed'],
      ['/steps/3/open_after', 'not_allowed'],
      ['/steps/3', 'missing'],
      ['/steps/4/open_until', 'not_allowed'],
      ['/steps/5/open_after', 'not_allowed'],
      ['/steps/5', 'missing'],
    ],
  },
  {
    name: 'what is asked on one page with the payment',
    document: steps([
      { code: 'a', label: 'A', kind: 'form', form_type: 'personal', with_payment: 'Y' },
      { code: 'b', label: 'B', kind: 'form', form_type: 'needs', with_payment: 'Y' },
      { code: 'review', label: 'R', kind: 'payment' },
    ]),
    expected: [['/steps/0/with_payment', 'not_allowed']],
  },
  {
    name: 'a step of a track and a day that the event does not have',
    document: steps([
      {
        code: 'a',
        label: 'A',
        kind: 'form',
        form_type: 'personal',
        tracks: ['gone'],
        days: ['friday', 'gone'],
      },
      { code: 'review', label: 'R', kind: 'review' },
    ]),
    expected: [
      ['/steps/0/tracks/0', 'dangling'],
      ['/steps/0/days/1', 'dangling'],
    ],
  },
  {
    name: 'decisions where nobody decides',
    document: {
      ...steps([{ code: 'review', label: 'R', kind: 'review' }]),
      entry: { by: ['anyone'], several: 'Y' },
      decision: { confirm: 'Y' },
    },
    expected: [
      ['/entry/several', 'not_allowed'],
      ['/decision', 'not_allowed'],
    ],
  },
  {
    name: 'a decision with words that nobody gets, and a name that nobody is asked for',
    document: {
      ...flow('exhibitor', [
        { code: 'a', label: 'A', kind: 'form', form_type: 'group_start' },
        { code: 'review', label: 'R', kind: 'review' },
      ]),
      money: undefined,
      decision: {
        named_by: { form: 'group_start', field: 'colour' },
        mails: { confirmed: { subject: 'S', text: 'T' } },
      },
    },
    expected: [
      ['/decision/mails/confirmed', 'not_allowed'],
      ['/decision/named_by/field', 'missing'],
    ],
  },
  {
    name: 'a name in a form of another flow',
    document: {
      ...flow('exhibitor', [{ code: 'review', label: 'R', kind: 'review' }]),
      money: undefined,
      decision: { named_by: { form: 'personal', field: 'first_name' } },
    },
    expected: [['/decision/named_by/form', 'missing']],
  },
];
