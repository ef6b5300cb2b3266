import { invalidField, Refusal } from '#server/domain/refusal.ts';

/** Who is asked presents this proposal already, and has answered. */
export const presentsAlready = (field: string) =>
  new Refusal('conflict', {
    [field]: [{ en: 'presents this already.', fr: 'présente déjà cet atelier.' }],
  });

/** There is nobody of that code to present, or not in this proposal. */
export const unknownPresenter = () =>
  new Refusal('unknown', {
    instructor_code: [{ en: 'is nobody known here.', fr: 'ne désigne personne ici.' }],
  });

/** There is an end to how many present one workshop. */
export const tooManyPresenters = (most: number) =>
  new Refusal('conflict', {
    presenters: [{ en: `are ${most} already, which is the most.`, fr: `sont déjà ${most}, le maximum.` }],
  });

/** Only the first contact says who else presents. */
export const notTheContact = () =>
  new Refusal('conflict', {
    presenters: [
      {
        en: 'are chosen by the first contact of this proposal.',
        fr: 'sont choisis par la personne à joindre pour cette proposition.',
      },
    ],
  });

/** Who has left a proposal says nothing of themselves there any more. */
export const presentsNoMore = () =>
  new Refusal('conflict', {
    instructor_code: [
      {
        en: 'is no longer among the presenters of this proposal. Nothing was saved.',
        fr: 'ne fait plus partie des personnes qui présentent. Rien n’a été enregistré.',
      },
    ],
  });

/** A name is needed beside an address. */
export const nobodyNamed = () =>
  invalidField('name', {
    en: 'is needed, and an email address.',
    fr: 'est nécessaire, ainsi qu’une adresse courriel.',
  });
