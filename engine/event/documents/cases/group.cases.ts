import type { DiagnoseCase } from './diagnose-case.ts';
import { flow } from './flow.cases.ts';

/** A flow of groups, but for what a case says; its form is known to ask for what it should, or is another. */
const groups = (more: object, form_type = 'group_start') => ({
  ...flow('group', [
    { code: 'start', label: 'Start', kind: 'form', form_type },
    { code: 'people', label: 'People', kind: 'people' },
    { code: 'pay', label: 'Pay', kind: 'payment' },
  ]),
  money: undefined,
  group: { pay: 'all' },
  ...more,
});

/** Flows of groups that may not be published. */
export const badGroups: readonly DiagnoseCase[] = [
  {
    name: 'a group elsewhere, with people in a registration',
    document: {
      ...flow('registration', [
        { code: 'people', label: 'P', kind: 'people' },
        { code: 'review', label: 'R', kind: 'review' },
      ]),
      group: { pay: 'all' },
    },
    expected: [
      ['/steps/0/kind', 'not_allowed'],
      ['/group', 'not_allowed'],
    ],
  },
  {
    name: 'a flow of groups that says nothing of them',
    document: groups({ group: undefined }),
    expected: [['', 'missing']],
  },
  {
    name: 'a flow of groups with money of its own, and a form that asks for nobody',
    document: groups(
      { money: { fees: [{ code: 'a', category: 'registration', label: 'A', amount: 1 }] } },
      'personal',
    ),
    expected: [
      ['/money', 'not_allowed'],
      ...Array.from({ length: 5 }, (): [string, string] => ['/steps/0/form_type', 'missing']),
    ],
  },
  {
    name: 'discounts of a group that are both, neither, or out of order',
    document: groups({
      group: {
        pay: 'ready',
        discounts: [{ from: 5, percent: 5, amount: 100 }, { from: 5, percent: 10 }, { from: 6 }],
      },
    }),
    expected: [
      ['/group/discounts/0', 'missing'],
      ['/group/discounts/1/from', 'order'],
      ['/group/discounts/2', 'missing'],
    ],
  },
  {
    name: 'a group that begins with no form',
    document: {
      ...groups({}),
      steps: [
        { code: 'people', label: 'P', kind: 'people' },
        { code: 'pay', label: 'Pay', kind: 'payment' },
      ],
    },
    expected: [['/steps/0', 'missing']],
  },
];
