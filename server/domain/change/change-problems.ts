import { formatMoney } from '#engine/format/money.ts';
import { invalidField, Refusal } from '#server/domain/refusal.ts';

/** The last day on which an attendee may change is over. */
export const tooLateToChange = () =>
  new Refusal(
    'conflict',
    {
      registration: [
        {
          en: 'can no longer be changed here. Please write to the organizers.',
          fr: 'ne peut plus être modifiée ici. Veuillez écrire à l’équipe organisatrice.',
        },
      ],
    },
    { reason: 'closed' },
  );

/** The answers of a step that is not open once it is submitted, or not any more. */
export const notOpen = () =>
  new Refusal(
    'conflict',
    {
      form_type: [
        {
          en: 'cannot be corrected here. Please write to the organizers.',
          fr: 'ne peut pas être corrigé ici. Veuillez écrire à l’équipe organisatrice.',
        },
      ],
    },
    { reason: 'closed' },
  );

/** What was chosen is what there is. */
export const nothingToChange = () =>
  invalidField('track', {
    en: 'is what you have: choose something else to change it.',
    fr: 'est déjà le vôtre\u00a0: choisissez autre chose pour le modifier.',
  });

/** Another difference than the one that was shown: nothing was changed or charged, ask again. */
export function differenceChanged(difference: number): Refusal {
  const amounts = { en: formatMoney(difference / 100, 'en'), fr: formatMoney(difference / 100, 'fr') };
  return new Refusal(
    'conflict',
    {
      expected_difference: [
        {
          en: `has changed: it is ${amounts.en} now. Nothing was changed or charged. Please look at it once more.`,
          fr: `a changé\u00a0: elle est maintenant de ${amounts.fr}. Rien n’a été modifié ni débité. Veuillez la vérifier de nouveau.`,
        },
      ],
    },
    { reason: 'price' },
  );
}

/** A field that the chosen option cannot do without. */
export const needed = (field: 'reason' | 'expected_refund' | 'expected_difference') =>
  invalidField(field, { en: 'is required.', fr: 'est obligatoire.' });

/** Sessions that overlap, or are of one workshop. */
export const notTogether = () =>
  invalidField('sessions', {
    en: 'Two of these workshops cannot be attended together.',
    fr: 'Deux de ces ateliers ne peuvent pas être suivis ensemble.',
  });
