import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, Refusal } from '#server/refusals/refusal.ts';

/** The invited person presents this proposal already, and has answered. */
export const presentsAlready = (field: string) =>
  new Refusal('conflict', {
    [field]: [inEveryLanguage('proposals.presentsAlready')],
  });

/** The presenter does not exist, or is not of this proposal. */
export const unknownPresenter = () =>
  new Refusal('unknown', {
    instructor_code: [inEveryLanguage('proposals.unknownPresenter')],
  });

/** The limit of presenters of a workshop. */
export const tooManyPresenters = (most: number) =>
  new Refusal('conflict', {
    presenters: [inEveryLanguage('proposals.tooManyPresenters', { most })],
  });

/** Only the first contact chooses the presenters. */
export const notTheContact = () =>
  new Refusal('conflict', {
    presenters: [inEveryLanguage('proposals.notTheContact')],
  });

/** A former presenter can no longer change their part. */
export const presentsNoMore = () =>
  new Refusal('conflict', {
    instructor_code: [inEveryLanguage('proposals.presentsNoMore')],
  });

/** A name is needed beside an address. */
export const nobodyNamed = () => invalidField('name', inEveryLanguage('proposals.nobodyNamed'));
