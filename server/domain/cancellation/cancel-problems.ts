import { formatMoney } from '#engine/format/money.ts';
import { invalidField, Refusal } from '#server/domain/refusal.ts';

/** A registration that was cancelled before. */
export const alreadyCancelled = () =>
  new Refusal('conflict', {
    registration: [{ en: 'is cancelled already.', fr: 'est déjà annulée.' }],
  });

/** The last day on which an attendee may cancel is over. */
export const tooLateToCancel = () =>
  new Refusal(
    'conflict',
    {
      registration: [
        {
          en: 'can no longer be cancelled here. Please write to the organizers.',
          fr: 'ne peut plus être annulée ici. Veuillez écrire à l’équipe organisatrice.',
        },
      ],
    },
    { reason: 'closed' },
  );

/** Another amount comes back now than the one that was shown: nothing was cancelled, ask again. */
export function refundChanged(back: number): Refusal {
  const amounts = { en: formatMoney(back / 100, 'en'), fr: formatMoney(back / 100, 'fr') };
  return new Refusal(
    'conflict',
    {
      expected_refund: [
        {
          en: `has changed: ${amounts.en} comes back now. Nothing was cancelled. Please look at it once more.`,
          fr: `a changé\u00a0: il est maintenant de ${amounts.fr}. Rien n’a été annulé. Veuillez le vérifier de nouveau.`,
        },
      ],
    },
    { reason: 'price' },
  );
}

/** An attendee who names a refund of their own. */
export const refundNotYours = (field: 'issue_refund' | 'refund_amount') =>
  invalidField(field, {
    en: 'is decided by the cancellation policy.',
    fr: 'est fixé par la politique d’annulation.',
  });

/** More than is left of what was paid. */
export const refundTooLarge = (left: number) =>
  invalidField('refund_amount', {
    en: `is more than what is left of the payment, ${formatMoney(left / 100, 'en')}.`,
    fr: `dépasse ce qui reste du paiement, ${formatMoney(left / 100, 'fr')}.`,
  });
