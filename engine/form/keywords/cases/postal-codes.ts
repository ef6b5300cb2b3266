import type { RuleCase } from './rule-case.ts';

/** An address that is right but for its postal code. */
function addressWith(countryvalue: 'CA' | 'US' | 'FR', postalcode: string) {
  const names = { CA: 'Canada', US: 'USA', FR: 'France' };
  return {
    street1: '1842 East 7th Avenue, unit 4',
    city: 'Vancouver',
    province: countryvalue === 'US' ? 'WA' : 'BC',
    postalcode,
    country: names[countryvalue],
    countryvalue,
    type: 'home',
  };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const GOOD = 'V5N 1R9';
const withLetter = (position: number, letter: string) =>
  GOOD.slice(0, position) + letter + GOOD.slice(position + 1);
const EXCLUDED = { 0: 'DFIOQUWZ', 2: 'DFIOQU', 5: 'DFIOQU' } as const;
const positions = [0, 2, 5] as const;

const goodLetters = positions.flatMap((position) =>
  LETTERS.filter((letter) => !EXCLUDED[position].includes(letter)).map((letter) =>
    withLetter(position, letter),
  ),
);
const badLetters = positions.flatMap((position) =>
  [...EXCLUDED[position]].flatMap((letter) => [
    withLetter(position, letter),
    withLetter(position, letter.toLowerCase()),
  ]),
);
const digits = (length: number) => '12345678901'.slice(0, length);

const postal = {
  en: 'Please enter valid postal code. Format ANA NAN where A is a letter, N is a number. The letter can NOT contain D, F, I, O, Q or U, The Postal Code can NOT begin with W or Z.',
  fr: 'Veuillez entrer un code postal valide. Format ANA NAN, où A est une lettre et N un chiffre. Les lettres D, F, I, O, Q et U ne sont PAS permises ; le code postal ne peut PAS commencer par W ou Z.',
};
const zip = {
  en: 'Please enter valid zip code. Format NNNNN or NNNNN-NNNN where N is a number from 0-9.',
  fr: 'Veuillez entrer un code ZIP valide. Format NNNNN ou NNNNN-NNNN, où N est un chiffre de 0 à 9.',
};
const ca = (codes: readonly string[]) => codes.map((code) => addressWith('CA', code));
const us = (codes: readonly string[]) => codes.map((code) => addressWith('US', code));

export const postalCodeCases: readonly RuleCase[] = [
  {
    about: 'Canadian postal codes (§5): every allowed letter in every place, lower case too',
    field: { type: 'address' },
    valid: ca([...goodLetters, 'v5n 1r9', 'V5n 1R9']),
  },
  {
    about: 'Canadian postal codes (§5): every excluded letter in every place',
    field: { type: 'address' },
    within: 'postalcode',
    invalid: ca(badLetters),
    says: postal,
  },
  {
    about: 'Canadian postal codes (§5): other shapes',
    field: { type: 'address' },
    within: 'postalcode',
    invalid: ca([
      'V5N1R9',
      'V5N-1R9',
      'V5N  1R9',
      'V5N\u00a01R9',
      ' V5N 1R9',
      'V5N 1R9 ',
      'V5N 1R',
      'V5N 1R99',
      '5VN 1R9',
      'VVN 1R9',
      'V5N RR9',
      'V5N 119',
      'É5N 1R9',
      'V٥N 1R9',
      '98101',
    ]),
    says: postal,
  },
  {
    about: 'US zips (§5): 5 digits, or 9 with a hyphen',
    field: { type: 'address' },
    valid: us(['98101', '00501', '98101-1234']),
  },
  {
    about: 'US zips (§5): every other length and shape',
    field: { type: 'address' },
    within: 'postalcode',
    invalid: us([
      ...[1, 2, 3, 4, 6, 7, 8, 9, 10, 11].map(digits),
      ...[1, 2, 3, 5].map((length) => `98101-${digits(length)}`),
      '98101 1234',
      '98101-',
      '9810A',
      '98101-12A4',
      'V5N 1R9',
      '٩٨١٠١',
    ]),
    says: zip,
  },
  {
    about: 'other countries (§5): a post code is required, its format is not checked',
    field: { type: 'address' },
    valid: ['75011', 'D6W', 'x'].map((code) => addressWith('FR', code)),
  },
];
