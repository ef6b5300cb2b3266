import type { Translated } from '#engine/form/languages/messages.ts';
import type { presenterMails as en } from '../../en/mails/presenter.ts';

const known = [
  'Présentez-vous en quelques mots et consultez la proposition. Vous pouvez aussi la modifier. Nous vous demanderons l’adresse à laquelle ce message a été envoyé.\n[Ouvrir la proposition]({link})',
  'Ce lien vous est personnel. Si vous ne souhaitez pas présenter, utilisez-le pour refuser l’invitation.',
] as const;

/** Emails to people whom a proposal names as presenters, in French. */
export const presenterMails: Translated<typeof en> = {
  'presenter-asked': {
    subject: '{by} vous invite à présenter à {event}',
    paragraphs: [
      'Bonjour {name},',
      '{by} propose un atelier à {event} et aimerait que vous participiez à sa présentation.',
      ...known,
    ],
  },
  'presenter-declined': {
    subject: 'Invitation à présenter refusée par {presenter}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      '{presenter} a refusé l’invitation à présenter votre atelier à {event} (proposition {code}).',
      'Invitez quelqu’un d’autre, ou relancez {presenter}.\n[Ouvrir la proposition]({link})',
    ],
  },
  'presenter-declined-titled': {
    subject: 'Invitation à présenter refusée par {presenter}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      '{presenter} a refusé l’invitation à présenter l’atelier «\u00a0{title}\u00a0» à {event} (proposition {code}).',
      'Invitez quelqu’un d’autre, ou relancez {presenter}.\n[Ouvrir la proposition]({link})',
    ],
  },
  'proposal-scheduled': {
    subject: 'Votre atelier à {event} : {when}',
    paragraphs: [
      'Bonjour {name},',
      'Votre atelier « {title} » à {event} est à l’horaire : {when}',
      '{room}',
      'Si vous ne pouvez pas venir, veuillez répondre à ce message.',
    ],
  },
  'presenter-asked-titled': {
    subject: '{by} vous invite à présenter à {event}',
    paragraphs: [
      'Bonjour {name},',
      '{by} propose l’atelier «\u00a0{title}\u00a0» à {event} et aimerait que vous y présentiez aussi.',
      ...known,
    ],
  },
};
