import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** The one-time code is wrong, used or expired, or the address organizes nothing here: it must not reveal which. */
export const wrongOrganizerCode = () => invalidField('code', inEveryLanguage('organizers.wrongCode'));

/** Refuses to leave an event without an owner. */
export const lastOwner = () => new Refusal('conflict', { email: [inEveryLanguage('organizers.lastOwner')] });

/** The address organizes nothing at the event. */
export const unknownOrganizer = () =>
  new Refusal('unknown', { email: [inEveryLanguage('organizers.unknown')] });
