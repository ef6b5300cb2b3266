import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** Only accepted proposals can be scheduled. */
export const notTaken = () =>
  new Refusal('conflict', {
    code: [inEveryLanguage('proposals.notTaken')],
  });

/** It has a session at that time. */
export const scheduledAlready = () =>
  new Refusal('conflict', {
    start: [inEveryLanguage('proposals.scheduledAlready')],
  });

/** The schedule has no such time. */
export const unknownStart = (slots: readonly string[]) =>
  invalidField('start', inEveryLanguage('proposals.unknownStart', { slots: slots.join(', ') }));
