import type { RuleCase } from './rule-case.ts';

const session = (code: string, start: string, end: string, more: object = {}) => ({
  workshops_session_code: code,
  workshops_schedule_code: `slot-${code}`,
  workshops_code: `workshop-${code}`,
  workshops_schedule_start: start,
  workshops_schedule_end: end,
  ...more,
});
const morning = session('morning', '2027-02-19T09:00:00-08:00', '2027-02-19T10:00:00-08:00');
const late = session('late', '2027-02-19T10:00:00-08:00', '2027-02-19T11:00:00-08:00');
const field = { type: 'workshop_picker' } as const;

export const pickCases: readonly RuleCase[] = [
  {
    about: 'workshops one after the other',
    field,
    valid: [[morning], [morning, late], [late, morning]],
  },
  {
    about: 'two workshops that cannot both be attended',
    field,
    invalid: [
      [morning, { ...late, workshops_schedule_start: '2027-02-19T09:59:00-08:00' }],
      // The same hour told in the time zone of another track.
      [morning, session('montreal', '2027-02-19T12:30:00-05:00', '2027-02-19T13:30:00-05:00')],
      [morning, { ...late, workshops_schedule_code: 'slot-morning' }],
      [morning, { ...late, workshops_code: 'workshop-morning' }],
      [morning, morning],
    ],
    says: { en: 'Resolve 1 conflict to continue.', fr: 'Réglez 1 conflit pour continuer.' },
  },
  {
    about: 'three workshops at once are one conflict',
    field,
    invalid: [[morning, { ...morning, workshops_code: 'b' }, { ...morning, workshops_code: 'c' }]],
    says: { en: 'Resolve 1 conflict to continue.', fr: 'Réglez 1 conflit pour continuer.' },
  },
  {
    about: 'two conflicts of their own',
    field,
    invalid: [[morning, { ...morning, workshops_code: 'b' }, late, { ...late, workshops_code: 'c' }]],
    says: { en: 'Resolve 2 conflicts to continue.', fr: 'Réglez 2 conflits pour continuer.' },
  },
  {
    about: 'no workshop at all (§5 "Schedule")',
    field,
    invalid: [undefined, []],
    says: { en: 'Choose at least one workshop', fr: 'Choisissez au moins un atelier' },
  },
  {
    about: 'a membership whose questions are not all answered (§5)',
    field: { type: 'membership' },
    invalid: [undefined, ''],
    says: {
      en: 'All questions must be answered to determine the type',
      fr: 'Répondez à toutes les questions pour déterminer le type',
    },
  },
  {
    about: 'a discount code: 5 to 20 characters (§9)',
    field: { type: 'discount_code' },
    valid: ['SPRNG', 'A'.repeat(20)],
  },
  {
    about: 'a discount code of 4 characters',
    field: { type: 'discount_code' },
    invalid: ['SPRG'],
    says: { en: 'Enter at least 5\u00a0characters', fr: 'Entrez au moins 5\u00a0caractères' },
  },
  {
    about: 'an invitation code of 21 characters',
    field: { type: 'invitation_code' },
    invalid: ['A'.repeat(21)],
    says: { en: 'Enter at most 20\u00a0characters', fr: 'Entrez au plus 20\u00a0caractères' },
  },
];
