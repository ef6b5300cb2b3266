import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** Why a registration cannot continue; clients react differently to each (spec §4). */
export const alreadyRegistered = () =>
  new Refusal(
    'conflict',
    {
      email: [inEveryLanguage('registrations.alreadyRegistered')],
    },
    { reason: 'already_registered' },
  );

/** What is chosen or answered before a registration is submitted, and it is submitted. */
export const alreadySubmitted = () =>
  new Refusal(
    'conflict',
    { registration: [inEveryLanguage('registrations.alreadySubmitted')] },
    { reason: 'already_registered' },
  );

/** A registration that was cancelled before. */
export const alreadyCancelled = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('cancellations.alreadyCancelled')],
  });

/** A step that is asked once the registration is submitted, and it is not. */
export const notYetSubmitted = () =>
  new Refusal('conflict', {
    registration: [inEveryLanguage('registrations.notYetSubmitted')],
  });

export const registrationClosed = () =>
  new Refusal(
    'conflict',
    { registration: [inEveryLanguage('registrations.registrationClosed')] },
    { reason: 'closed' },
  );

/** A form that is none, or none of this registration's. */
export const unknownForm = () =>
  new Refusal('unknown', { form_type: [inEveryLanguage('registrations.unknownForm')] });
