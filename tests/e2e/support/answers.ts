import type { Locale } from '#engine/configuration/text.ts';
import type { Answers } from './answer.ts';
import type { StepAnswers } from './attendee.ts';

/** The answers of Danielle, who comes to Vancouver and brings two to the reception, the fewest that take her through. */
export const few = {
  personal: {
    first_name: 'Danielle',
    last_name: 'Okafor',
    role: 'retiree',
    address: {
      choice: 'CA',
      street1: '12-340 Main St',
      city: 'Vancouver',
      province: 'BC',
      postalcode: 'V5T 3A1',
      type: 'home',
    },
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

/** The shortest way through every step of someone who comes to Vancouver. */
export const shortest: readonly StepAnswers[] = [
  { form: 'personal', answers: few.personal, next: 'participation' },
  { form: 'participation', answers: few.participation, next: 'needs' },
  { form: 'needs', answers: few.needs, next: 'emergency' },
  { form: 'emergency', answers: few.emergency, next: 'review' },
];

/** An amount as it is typed in a language. */
export const amounts: Readonly<Record<Locale, { budget: string; funded: string }>> = {
  en: { budget: '1,250.50', funded: '40' },
  fr: { budget: '1 250,50', funded: '40' },
};
