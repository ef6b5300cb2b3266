import { invalidField, Refusal } from '#server/domain/refusal.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** Who is asked presents this proposal already, and has answered. */
export const presentsAlready = (field: string) =>
  new Refusal('conflict', {
    [field]: [inEveryLanguage('proposals.presentsAlready')],
  });

/** There is nobody of that code to present, or not in this proposal. */
export const unknownPresenter = () =>
  new Refusal('unknown', {
    instructor_code: [inEveryLanguage('proposals.unknownPresenter')],
  });

/** There is an end to how many present one workshop. */
export const tooManyPresenters = (most: number) =>
  new Refusal('conflict', {
    presenters: [inEveryLanguage('proposals.tooManyPresenters', { most })],
  });

/** Only the first contact says who else presents. */
export const notTheContact = () =>
  new Refusal('conflict', {
    presenters: [inEveryLanguage('proposals.notTheContact')],
  });

/** Who has left a proposal says nothing of themselves there any more. */
export const presentsNoMore = () =>
  new Refusal('conflict', {
    instructor_code: [inEveryLanguage('proposals.presentsNoMore')],
  });

/** A name is needed beside an address. */
export const nobodyNamed = () => invalidField('name', inEveryLanguage('proposals.nobodyNamed'));
