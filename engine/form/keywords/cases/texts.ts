import type { RuleCase } from './rule-case.ts';

const required = { en: 'This field is required', fr: 'Ce champ est obligatoire' };

export const textCases: readonly RuleCase[] = [
  {
    about: 'an answer left out',
    field: { type: 'text' },
    invalid: [undefined, null, '', '   ', '\u00a0'],
    says: required,
  },
  {
    about: 'an answer that may be left out',
    field: { type: 'text', required: 'N' },
    valid: [undefined, '', 'x'],
  },
  {
    about: 'the organizer’s own message comes first',
    field: { type: 'text', message: { en: 'Tell us your school', fr: 'Dites-nous votre école' } },
    invalid: ['', 5],
    says: { en: 'Tell us your school', fr: 'Dites-nous votre école' },
  },
  {
    about: 'session max (§5): at least 1 character',
    field: { type: 'text', minLength: 1 },
    valid: ['1', '40'],
  },
  {
    about: 'session max (§5): required',
    field: { type: 'text', minLength: 1 },
    invalid: ['', undefined],
    says: required,
  },
  {
    about: 'discount code (§5): 5 to 20 characters',
    field: { type: 'text', minLength: 5, maxLength: 20 },
    valid: ['EARLY', 'A'.repeat(20), 'été-5'],
  },
  {
    about: 'discount code (§5): 4 are too few',
    field: { type: 'text', minLength: 5, maxLength: 20 },
    invalid: ['A', 'EARL'],
    says: { en: 'Enter at least 5\u00a0characters', fr: 'Entrez au moins 5\u00a0caractères' },
  },
  {
    about: 'discount code (§5): 21 are too many',
    field: { type: 'text', minLength: 5, maxLength: 20 },
    invalid: ['A'.repeat(21)],
    says: { en: 'Enter at most 20\u00a0characters', fr: 'Entrez au plus 20\u00a0caractères' },
  },
  {
    about: 'a limit of one character is said in the singular',
    field: { type: 'text', maxLength: 1 },
    valid: ['é', '🎵'],
    invalid: ['ab'],
    says: { en: 'Enter at most 1\u00a0character', fr: 'Entrez au plus 1\u00a0caractère' },
  },
  {
    about: 'a line has an end even when the organizer sets none',
    field: { type: 'text' },
    valid: ['x'.repeat(1_000)],
    invalid: ['x'.repeat(1_001)],
    says: { en: 'Enter at most 1,000\u00a0characters', fr: 'Entrez au plus 1\u00a0000\u00a0caractères' },
  },
  {
    about: 'a pattern',
    field: { type: 'text', pattern: '^[A-Z]{2}-\\d+$' },
    valid: ['BC-12'],
    invalid: ['bc-12', 'BC-'],
    says: { en: 'This is not in the right format', fr: 'Le format n’est pas valide' },
  },
  {
    about: 'a hostile pattern costs nothing',
    field: { type: 'text', pattern: '^(a+)+$' },
    valid: ['aaaa'],
    invalid: [`${'a'.repeat(900)}!`],
    says: { en: 'This is not in the right format', fr: 'Le format n’est pas valide' },
  },
  {
    about: 'a value of another kind than text',
    field: { type: 'textarea' },
    invalid: [5, true, ['a'], { a: 1 }],
    says: { en: 'This answer is not valid', fr: 'Cette réponse n’est pas valide' },
  },
];
