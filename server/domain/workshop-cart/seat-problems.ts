import { invalidField, Refusal } from '#server/domain/refusal.ts';

/** Why a seat cannot be had, told under the session that was asked for. */
export const sessionFull = () =>
  new Refusal(
    'conflict',
    { session_code: [{ en: 'has no seats left.', fr: 'n’a plus de places.' }] },
    { reason: 'full' },
  );

export const unknownSession = () =>
  invalidField('session_code', {
    en: 'is not a session of this event.',
    fr: 'n’est pas une séance de cet événement.',
  });

export const notForYou = () =>
  invalidField('session_code', {
    en: 'is not part of what you registered for.',
    fr: 'ne fait pas partie de votre inscription.',
  });

export const notFull = () =>
  invalidField('session_code', {
    en: 'still has seats: pick it instead of waiting.',
    fr: 'a encore des places : choisissez-la au lieu d’attendre.',
  });

export const alreadyYours = () =>
  invalidField('session_code', {
    en: 'is among your workshops already.',
    fr: 'fait déjà partie de vos ateliers.',
  });
