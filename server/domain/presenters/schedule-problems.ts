import { invalidField, Refusal } from '#server/domain/refusal.ts';

/** Only what was accepted comes into the programme. */
export const notTaken = () =>
  new Refusal('conflict', {
    code: [
      {
        en: 'is of a proposal that was not accepted, or was withdrawn.',
        fr: 'désigne une proposition qui n’a pas été retenue, ou qui a été retirée.',
      },
    ],
  });

/** It has a session at that time. */
export const scheduledAlready = () =>
  new Refusal('conflict', {
    start: [{ en: 'has a session of this already.', fr: 'comporte déjà une séance de cet atelier.' }],
  });

/** The schedule has no such time. */
export const unknownStart = (slots: readonly string[]) =>
  invalidField('start', {
    en: `is no time of the schedule. It has: ${slots.join(', ')}; or a day and a time, such as friday 10:30.`,
    fr: `n’est pas un moment de l’horaire. Il comporte\u00a0: ${slots.join(', ')}\u00a0; ou un jour et l’heure de début, comme l’horaire les écrit.`,
  });
