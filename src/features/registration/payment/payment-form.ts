import type { ServedForm } from '#engine/contract/forms.ts';
import { registration as en } from '#src/lib/i18n/en/registration.ts';
import { registration as fr } from '#src/lib/i18n/fr/registration.ts';

/** The form of a card: the site's own and of no document, since nothing that is kept may hold a card. */
export const paymentForm: ServedForm = {
  form_type: 'payment',
  version: 1,
  document: {
    kind: 'form',
    code: 'payment',
    title: { en: en.payment.title, fr: fr.payment.title },
    sections: [
      {
        code: 'card',
        fields: [{ code: 'card', type: 'credit_card', label: { en: en.payment.card, fr: fr.payment.card } }],
      },
    ],
  },
  lists: {},
  timezone: 'UTC',
};
