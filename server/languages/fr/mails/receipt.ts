import type { Translated } from '#engine/form/languages/messages.ts';
import type { receiptMails as en } from '../../en/mails/receipt.ts';

/** The email with a receipt, in French. */
export const receiptMails: Translated<typeof en> = {
  receipt: {
    subject: 'Votre reçu pour {event}',
    paragraphs: [
      'Le reçu de votre inscription {code} à {event} est joint à ce message.',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  'receipt-party': {
    subject: 'Reçu de {name} pour {event}',
    paragraphs: [
      'Bonjour,',
      '{name} nous a demandé de vous envoyer le reçu de son inscription à {event}. Il est joint à ce message.',
      'Votre adresse n’a servi que pour ce seul message.',
    ],
  },
};
