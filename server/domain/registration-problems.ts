import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from './refusal.ts';

/** Registration cannot go on, and why; the program that reads it goes on differently for each (spec §4). */
export const alreadyRegistered = () =>
  new Refusal(
    'conflict',
    {
      email: [inEveryLanguage('registrations.alreadyRegistered')],
    },
    { reason: 'already_registered' },
  );

/** A step that is asked once the registration is submitted, and it is not. */
export const notYetSubmitted = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('registrations.notYetSubmitted')],
  });

export const eventFull = () =>
  new Refusal('conflict', { registration: [inEveryLanguage('registrations.eventFull')] }, { reason: 'full' });

export const registrationClosed = () =>
  new Refusal(
    'conflict',
    { registration: [inEveryLanguage('registrations.registrationClosed')] },
    { reason: 'closed' },
  );

/** A form that is none, or none of this registration's. */
export const unknownForm = () =>
  new Refusal('unknown', { form_type: [inEveryLanguage('registrations.unknownForm')] });
