import type { RuleCase } from './rule-case.ts';

const aNumber = { en: 'Enter a number', fr: 'Entrez un nombre' };
const aWhole = { en: 'Enter a whole number', fr: 'Entrez un nombre entier' };

export const numberCases: readonly RuleCase[] = [
  {
    about: 'what was typed and is no number',
    field: { type: 'number' },
    valid: [0, -3, 2.5],
    invalid: ['abc', '1,2,3', '--1'],
    says: aNumber,
  },
  {
    about: 'a percentage that is no number',
    field: { type: 'percent' },
    valid: [12.5, 0, 100],
    invalid: ['dix'],
    says: aNumber,
  },
  {
    about: 'a quantity is whole',
    field: { type: 'quantity' },
    valid: [0, 3],
    invalid: ['two', 2.5, '1 000,5'],
    says: aWhole,
  },
  {
    about: 'a number without decimals',
    field: { type: 'number', decimals: 0 },
    valid: [3],
    invalid: [3.5],
    says: aWhole,
  },
  {
    about: 'a number with one decimal',
    field: { type: 'number', decimals: 1 },
    valid: [0.1, 1e21, 3],
    invalid: [0.12, 1e-7],
    says: { en: 'Enter at most 1\u00a0decimal', fr: 'Entrez au plus 1\u00a0décimale' },
  },
  {
    about: 'a minimum, in each language’s way of writing it',
    field: { type: 'number', minimum: 1234.5 },
    valid: [1234.5],
    invalid: [1234.4],
    says: { en: 'Enter 1234.5 or more', fr: 'Entrez 1234,5 ou plus' },
  },
  {
    about: 'a quantity below 0',
    field: { type: 'quantity' },
    invalid: [-1],
    says: { en: 'Enter 0 or more', fr: 'Entrez 0 ou plus' },
  },
  {
    about: 'a quantity above its maximum',
    field: { type: 'quantity', maximum: 4 },
    invalid: [5],
    says: { en: 'Enter 4 or less', fr: 'Entrez 4 ou moins' },
  },
  {
    about: 'an exclusive maximum',
    field: { type: 'percent', exclusiveMaximum: 100 },
    valid: [99.99],
    invalid: [100],
    says: { en: 'Enter less than 100%', fr: 'Entrez moins de 100\u00a0%' },
  },
  {
    about: 'a multiple, binary fractions or not',
    field: { type: 'number', multipleOf: 0.1 },
    valid: [0.3, 0.7, 1.1],
    invalid: [0.25],
    says: { en: 'Enter a multiple of 0.1', fr: 'Entrez un multiple de 0,1' },
  },
];
