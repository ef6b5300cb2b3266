import type { RuleCase } from './rule-case.ts';

const options = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
  { id: 'c', name: 'C' },
  { id: 'gone', name: 'Gone', enabled: 'N' as const },
];
const pick = { en: 'Choose one of the options', fr: 'Choisissez une des options' };
const notValid = { en: 'This answer is not valid', fr: 'Cette réponse n’est pas valide' };
const required = { en: 'This field is required', fr: 'Ce champ est obligatoire' };
const single = ['radio', 'radio_pictures', 'select', 'combobox', 'email_type'] as const;
const several = ['checkbox_group', 'list_box'] as const;

export const choiceCases: readonly RuleCase[] = [
  ...single.flatMap((type): RuleCase[] => [
    {
      about: `${type}: an option with enabled N cannot be picked (§5)`,
      field: { type, options },
      valid: ['a', 'b'],
      invalid: ['gone', 'nowhere', 'A', '__proto__'],
      says: pick,
    },
    {
      about: `${type}: radios and selects are required likewise (§5)`,
      field: { type, options },
      invalid: [undefined, ''],
      says: required,
    },
  ]),
  {
    about: 'a field all of whose options are closed accepts none',
    field: { type: 'radio', options: [{ id: 'x', name: 'X', enabled: 'N' }] },
    invalid: ['x'],
    says: pick,
  },
  ...several.flatMap((type): RuleCase[] => [
    {
      about: `${type}: any of the open options`,
      field: { type, options },
      valid: [['a'], ['a', 'c']],
      invalid: [['gone'], ['a', 'nowhere']],
      says: pick,
    },
    {
      about: `${type}: none is no answer`,
      field: { type, options },
      invalid: [[], undefined],
      says: required,
    },
    {
      about: `${type}: one twice`,
      field: { type, options },
      invalid: [['a', 'a']],
      says: { en: 'Choose each option only once', fr: 'Choisissez chaque option une seule fois' },
    },
    {
      about: `${type}: too few`,
      field: { type, options, minItems: 2 },
      invalid: [['a']],
      says: { en: 'Choose at least 2', fr: 'Choisissez-en au moins 2' },
    },
    {
      about: `${type}: too many`,
      field: { type, options, maxItems: 1 },
      valid: [['a']],
      invalid: [['a', 'b']],
      says: { en: 'Choose at most 1', fr: 'Choisissez-en au plus 1' },
    },
    { about: `${type}: not a list`, field: { type, options }, invalid: ['a'], says: notValid },
  ]),
  {
    about: 'a required checkbox must be checked',
    field: { type: 'checkbox' },
    valid: [true],
    invalid: [false, undefined],
    says: required,
  },
  {
    about: 'a checkbox that may be left',
    field: { type: 'checkbox', required: 'N' },
    valid: [true, false],
    invalid: ['on'],
    says: notValid,
  },
  { about: 'yes or no', field: { type: 'yes_no' }, valid: ['Y', 'N'], invalid: ['yes', 'y'], says: pick },
  {
    about: 'a country from the list',
    field: { type: 'country', options: [{ id: 'CA', name: 'Canada' }] },
    valid: ['CA'],
    invalid: ['FR'],
    says: pick,
  },
  {
    about: 'a province from the list',
    field: { type: 'province', options: [{ id: 'BC', name: 'British Columbia' }] },
    valid: ['BC'],
    invalid: ['WA'],
    says: pick,
  },
  {
    about: 'only one row may be added (§5)',
    field: { type: 'repeatable_group', maxItems: 1, fields: [{ type: 'phone', code: 'number' }] },
    valid: [[{ number: '604 555 0148' }]],
    invalid: [[{ number: '604 555 0148' }, { number: '604 555 0149' }]],
    says: { en: 'Add at most 1', fr: 'Ajoutez-en au plus 1' },
  },
  {
    about: 'enough rows must be added',
    field: { type: 'repeatable_group', minItems: 2, fields: [{ type: 'phone', code: 'number' }] },
    invalid: [[{ number: '604 555 0148' }]],
    says: { en: 'Add at least 2', fr: 'Ajoutez-en au moins 2' },
  },
  {
    about: 'a hidden value',
    field: { type: 'hidden' },
    valid: ['x', 5, true, undefined],
    invalid: [{ a: 1 }],
    says: notValid,
  },
];
