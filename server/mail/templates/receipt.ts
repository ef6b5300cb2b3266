import type { MailTemplates } from '../mail-content.ts';

/** What a receipt is sent with. */
export const receiptTemplates = {
  receipt: {
    en: {
      subject: 'Your receipt for {event}',
      paragraphs: [
        'The receipt of your registration {code} for {event} is attached.',
        'If you did not ask for it, you can ignore this message.',
      ],
    },
    fr: {
      subject: 'Votre reçu pour {event}',
      paragraphs: [
        'Le reçu de votre inscription {code} à {event} est joint à ce message.',
        'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
      ],
    },
  },
  'receipt-party': {
    en: {
      subject: 'Receipt of {name} for {event}',
      paragraphs: [
        'Hello,',
        '{name} asked us to send you the receipt of their registration for {event}. It is attached.',
        'Your address was used for this one message only.',
      ],
    },
    fr: {
      subject: 'Reçu de {name} pour {event}',
      paragraphs: [
        'Bonjour,',
        '{name} nous a demandé de vous envoyer le reçu de son inscription à {event}. Il est joint à ce message.',
        'Votre adresse n’a servi que pour ce seul message.',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
