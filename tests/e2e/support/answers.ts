import type { Locale } from '#engine/form/languages/text.ts';
import { addresses } from './addresses.ts';
import type { Answers } from './answer.ts';
import type { StepAnswers } from './attendee.ts';
import { pickOneWorkshop } from './picks.ts';

/** The answers of Danielle, who comes to Vancouver and brings two to the reception, the fewest that take her through. */
export const few = {
  personal: {
    first_name: 'Danielle',
    last_name: 'Okafor',
    role: 'retiree',
    address: addresses.CA,
  },
  participation: {
    lunch: 'salmon',
    arrival_date: '2027-02-18',
    reception: 'N',
    grades: ['g47'],
  },
  needs: { has_needs: 'N' },
  emergency: {
    contact_name: 'Sam Okafor',
    relationship: 'partner',
    contact_phone: '604 555 0142',
    consent: true,
  },
} as const satisfies Record<string, Answers>;

/** No membership, nothing bought, one workshop: the steps from the membership on. */
const fewestPicks: readonly StepAnswers[] = [
  { form: 'membership', answers: { membership_declined: true }, next: 'extras' },
  { form: 'extras', next: 'workshops' },
  { form: 'workshops', pick: pickOneWorkshop, next: 'review' },
];

/** What is asked of someone who comes to Vancouver once everything is paid, and brings nobody. */
export const shortestAfter: readonly Omit<StepAnswers, 'next'>[] = [
  { form: 'needs', answers: few.needs },
  { form: 'emergency', answers: few.emergency },
];

/** The shortest way to the review of someone who comes to Vancouver. */
export const shortest: readonly StepAnswers[] = [
  { form: 'personal', answers: few.personal, next: 'participation' },
  { form: 'participation', answers: few.participation, next: 'membership' },
  ...fewestPicks,
];

/** The shortest way to the review of someone who follows online. */
export const online: readonly StepAnswers[] = [
  { form: 'personal', answers: few.personal, next: 'participation' },
  { form: 'participation', answers: { captions: 'fr', grades: ['adult'] }, next: 'membership' },
  ...fewestPicks,
];

type ByLanguage = (locale: Locale) => Answers;

const amounts = { en: '1,250.50', fr: '1 250,50' } as const;

/** An answer to everything that is asked of someone who comes to Vancouver; the address was given before. */
export const thorough: Readonly<
  Record<'personal' | 'participation' | 'guests' | 'needs' | 'emergency', ByLanguage>
> = {
  personal: () => ({
    first_name: 'Zoé',
    last_name: 'Tremblay-Nguyen',
    badge_name: 'Zoé T.',
    email_type: 'work',
    cell_phone: '604 555 0142',
    role_other: 'Museum educator',
    school: 'École Jules-Verne',
    district: 'SD 93 Conseil scolaire francophone',
    years: '14',
    website: 'https://example.org/classe',
  }),
  participation: (locale) => ({
    lunch: 'salmon',
    arrival_date: '2027-02-18',
    arrival_time: '14:30',
    reception: 'Y',
    guests: 2,
    grades: ['k3', 'adult'],
    subjects: ['literacy', 'technology'],
    budget: amounts[locale],
    funded: '40',
  }),
  guests: () => ({
    guest_list: [
      { name: 'Sam Okafor', age_group: 'adult' },
      { name: 'Ada Okafor', age_group: 'child', child_meal: true },
    ],
  }),
  needs: () => ({
    has_needs: 'Y',
    needs: ['interpreter', 'other'],
    sign_language: 'lsq',
    needs_details: 'A chair with arms.\nThank you!',
    allergies: 'Y',
    allergy_list: 'Peanuts',
    epipen: true,
  }),
  emergency: () => ({
    contact_name: 'Sam Okafor',
    relationship: 'partner',
    contact_phone: '604 555 0142',
    contact_province: 'BC',
    consent: true,
  }),
};

/** What the review says of them, in words. */
export const reviewed: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Zoé',
    'Something else',
    'Send me room changes by text message on the day',
    'SD 93 Conseil scolaire francophone',
    '7 rue de la République Lyon 69001, France',
    'Salmon salad',
    'Thursday, February 18, 2027',
    '2:30 pm',
    'Yes',
    '2',
    'Kindergarten to Grade 3 Adults',
    'Literacy Technology',
    '$ 1,250.50',
    '40%',
  ],
  fr: [
    'Zoé',
    'Autre',
    'Avisez-moi par texto des changements de salle le jour même',
    '7 rue de la République Lyon 69001, France',
    'Salade de saumon',
    'jeudi 18 février 2027',
    '14 h 30',
    'Oui',
    'Maternelle à 3e année Adultes',
    'Littératie Technologie',
    '1 250,50 $',
    '40 %',
  ],
};

/** What the confirmation says of what was asked after the payment, in words. */
export const answeredAfter: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Adult',
    'A children’s plate, please',
    'Sign language interpreter Something else',
    'LSQ',
    'A chair with arms. Thank you!',
    'I carry an auto-injector',
    'Canada',
    'British Columbia',
  ],
  fr: [
    'Adulte',
    'Une assiette pour enfant, s’il vous plaît',
    'Interprète en langue des signes Autre chose',
    'LSQ',
    'J’ai un auto-injecteur sur moi',
    'Canada',
    'Colombie-Britannique',
  ],
};
