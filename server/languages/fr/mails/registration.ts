import type { Translated } from '#engine/form/languages/messages.ts';
import type { registrationMails as en } from '../../en/mails/registration.ts';

/** Emails to attendees and to those whom they invite, in French. */
export const registrationMails: Translated<typeof en> = {
  confirmation: {
    subject: 'Votre inscription est confirmée : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre inscription à {event} ({date}) a été envoyée.',
      '{booked}',
      'Votre code d’inscription est {code}. Conservez-le\u00a0: avec votre adresse courriel, il ouvre votre inscription.',
      'Consulter ou modifier votre inscription : {link}',
      '{askedAfter}',
    ],
  },
  'confirmation-paid': {
    subject: 'Votre inscription est confirmée : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre inscription à {event} ({date}) a été envoyée, et nous avons reçu votre paiement de {amount}. Le reçu est joint à ce message.',
      '{booked}',
      'Votre code d’inscription est {code}. Conservez-le\u00a0: avec votre adresse courriel, il ouvre votre inscription.',
      'Consulter ou modifier votre inscription : {link}',
      '{askedAfter}',
    ],
  },
  'registration-begun': {
    subject: 'Vous avez commencé une inscription à {event}',
    paragraphs: [
      'Vous avez commencé une inscription à {event}. Elle n’a pas encore été envoyée.',
      'Votre code d’inscription est {codes}. Conservez-le : avec votre adresse courriel, il ouvre votre inscription sur tout appareil.',
      'Reprendre là où vous en étiez : {link}',
      'Si vous ne l’avez pas commencée, vous pouvez ignorer ce message.',
    ],
  },
  'registration-code': {
    subject: 'Votre code d’inscription à {event}',
    paragraphs: [
      'Votre code d’inscription à {event} : {codes}',
      'Avec ce code et votre adresse courriel, vous pouvez poursuivre votre inscription.\n[Continuer]({link})',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  'address-confirm': {
    subject: 'Confirmez votre adresse courriel : {event}',
    paragraphs: [
      'L’adresse courriel du dossier {code} pour {event} est maintenant {address}. Nous vous écrirons désormais à cette adresse.',
      '[Confirmer l’adresse]({link})',
      'D’ici là, votre ancienne adresse reste aussi valide.',
    ],
  },
  'address-changed': {
    subject: 'Votre adresse courriel a été modifiée : {event}',
    paragraphs: [
      'L’adresse courriel du dossier {code} pour {event} est maintenant {address}.',
      'Cette adresse reste aussi valide tant que la nouvelle n’est pas confirmée.',
      'Si vous n’avez pas demandé ce changement, rétablissez l’adresse.\n[Rétablir l’adresse]({link})',
    ],
  },
  'transfer-received': {
    subject: 'Une inscription à {event} est maintenant la vôtre',
    paragraphs: [
      'Bonjour {to},',
      'L’inscription de {from} à {event} vous a été transférée.',
      'Votre code d’inscription est {code}. Conservez-le\u00a0: avec votre adresse courriel, il vous permettra d’ouvrir votre inscription.',
      '{askedAfter}',
      'Voir ou modifier votre inscription\u00a0: {link}',
    ],
  },
  'transfer-given': {
    subject: 'Votre inscription à {event} a été transférée',
    paragraphs: [
      'Votre inscription à {event} a été transférée à {to}.',
      'Votre code {code} ne permet plus de l’ouvrir.',
      'S’il s’agit d’une erreur, écrivez à l’équipe organisatrice.',
    ],
  },
  'access-code': {
    subject: 'Votre code d’accès pour {event} : {code}',
    paragraphs: [
      'Votre code d’accès pour {event} est {code}.',
      'Il peut être utilisé une seule fois, dans les {minutes} minutes qui suivent.',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  invitation: {
    subject: '{name} vous invite à {event}',
    paragraphs: [
      'Bonjour {colleague},',
      '{name} participe à {event} ({date}, {location}) et a pensé que cela pourrait vous intéresser.',
      'En savoir plus et s’inscrire : {link}',
      'Votre adresse n’a servi que pour ce seul message.',
    ],
  },
};
