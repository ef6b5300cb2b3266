import type { RuleCase } from './rule-case.ts';

const aboveZero = { en: 'Enter more than 0.00', fr: 'Entrez plus de 0,00' };
const fees = ['Fees amount', 'Early-bird fee', 'Fixed discount'];

export const amountCases: readonly RuleCase[] = [
  ...fees.flatMap((label): RuleCase[] => [
    {
      about: `${label} (§5): greater than 0`,
      field: { type: 'currency', label, exclusiveMinimum: 0 },
      valid: [0.01, 145, 1.13, 214.2, 1_234.56],
      invalid: [0, -0.01, -145],
      says: aboveZero,
    },
    {
      about: `${label} (§5): two decimals`,
      field: { type: 'currency', label, exclusiveMinimum: 0 },
      invalid: [0.001, 145.005],
      says: { en: 'Enter at most 2\u00a0decimals', fr: 'Entrez au plus 2\u00a0décimales' },
    },
  ]),
  {
    about: 'an amount that is no number',
    field: { type: 'currency' },
    invalid: ['free', '12,3,4'],
    says: { en: 'Enter a number', fr: 'Entrez un nombre' },
  },
  {
    about: 'a bound is written as the field writes amounts',
    field: { type: 'currency', maximum: 1_500, prefix: '$ ' },
    invalid: [1_500.01],
    says: { en: 'Enter $ 1,500.00 or less', fr: 'Entrez $ 1\u00a0500,00 ou moins' },
  },
];
