import type { RuleCase } from './rule-case.ts';

const canadian = {
  street1: '1842 East 7th Avenue, unit 4',
  city: 'Vancouver',
  province: 'BC',
  postalcode: 'V5N 1R9',
  country: 'Canada',
  countryvalue: 'CA',
  type: 'home',
};
const american = {
  ...canadian,
  province: 'WA',
  postalcode: '98101',
  country: 'USA',
  countryvalue: 'US',
};
const { province: _province, ...french } = {
  ...canadian,
  postalcode: '75011',
  country: 'France',
  countryvalue: 'FR',
};
const required = { en: 'This field is required', fr: 'Ce champ est obligatoire' };

function without(part: string, ...from: readonly Record<string, string>[]): Record<string, string>[] {
  return from.map((whole) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part)));
}

export const addressCases: readonly RuleCase[] = [
  {
    about: 'whole addresses (§5)',
    field: { type: 'address' },
    valid: [
      canadian,
      american,
      french,
      { ...french, province: 'Île-de-France' },
      { ...canadian, street2: 'Basement' },
    ],
  },
  {
    about: 'no address at all',
    field: { type: 'address' },
    invalid: [undefined, {}, { country: 'Canada' }],
    says: required,
  },
  ...['street1', 'city', 'postalcode', 'type', 'countryvalue'].map((within) => ({
    about: `${within} is required everywhere (§5)`,
    field: { type: 'address' } as const,
    within,
    invalid: without(within, canadian, american, french),
    says: required,
  })),
  {
    about: 'province or state is required in Canada and the USA (§5)',
    field: { type: 'address' },
    within: 'province',
    invalid: without('province', canadian, american),
    says: required,
  },
  {
    about: 'a province or state is one of the list in Canada and the USA (§3)',
    field: { type: 'address' },
    within: 'province',
    valid: [canadian, american, { ...canadian, province: 'NU' }, { ...french, province: 'ZZ' }],
    invalid: [
      { ...canadian, province: 'ZZ' },
      { ...canadian, province: 'WA' },
      { ...american, province: 'BC' },
      { ...canadian, province: 'British Columbia' },
    ],
    says: { en: 'Choose one of the options', fr: 'Choisissez une des options' },
  },
  {
    about: 'a limited field takes work addresses only (§5)',
    field: { type: 'address', limited: 'Y' },
    within: 'type',
    valid: [{ ...canadian, type: 'work' }],
    invalid: [canadian],
    says: { en: 'Choose one of the options', fr: 'Choisissez une des options' },
  },
  {
    about: 'parts that no address has',
    field: { type: 'address' },
    within: 'script',
    invalid: [{ ...canadian, script: 'x' }],
    says: {
      en: 'This answer does not belong to this form',
      fr: 'Cette réponse ne fait pas partie de ce formulaire',
    },
  },
];
