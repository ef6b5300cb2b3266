import { Refusal } from './refusal.ts';

/** Registration cannot go on, and why; the program that reads it goes on differently for each (spec §4). */
export const alreadyRegistered = () =>
  new Refusal(
    'conflict',
    {
      email: [
        {
          en: 'is registered for this event already.',
          fr: 'est déjà inscrite à cet événement.',
        },
      ],
    },
    { reason: 'already_registered' },
  );

/** A step that is asked once the registration is submitted, and it is not. */
export const notYetSubmitted = () =>
  new Refusal('conflict', {
    registration: [
      {
        en: 'has to be submitted before this is asked.',
        fr: 'doit être soumise avant cette question.',
      },
    ],
  });

export const eventFull = () =>
  new Refusal(
    'conflict',
    { registration: [{ en: 'has no places left.', fr: 'n’a plus de places.' }] },
    { reason: 'full' },
  );

export const registrationClosed = () =>
  new Refusal('conflict', { registration: [{ en: 'is closed.', fr: 'est fermée.' }] }, { reason: 'closed' });

/** A form that is none, or none of this registration's. */
export const unknownForm = () =>
  new Refusal('unknown', { form_type: [{ en: 'is not known here.', fr: 'est inconnu ici.' }] });
