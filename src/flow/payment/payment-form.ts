import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import { inFormWords } from '#src/lib/i18n/registration-texts.ts';

/** The card form: part of the site and of no document, because nothing stored may contain a card. */
export const paymentForm: ServedForm = {
  form_type: 'payment',
  version: 1,
  document: {
    kind: 'form',
    code: 'payment',
    title: inFormWords(({ payment }) => payment.title),
    sections: [
      {
        code: 'card',
        fields: [{ code: 'card', type: 'credit_card', label: inFormWords(({ payment }) => payment.card) }],
      },
    ],
  },
  lists: {},
  timezone: 'UTC',
};
