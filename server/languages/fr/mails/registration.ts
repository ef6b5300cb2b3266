import type { registrationMails as en } from '../../en/mails/registration.ts';
import type { Translated } from '../../translated.ts';

/** What is written to somebody who registers, and to whom they invite, in French. */
export const registrationMails: Translated<typeof en> = {
  confirmation: {
    subject: 'Votre inscription est confirmée : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre inscription à {event} ({date}) a été soumise.',
      '{booked}',
      'Votre code d’inscription est {code}. Conservez-le : avec votre adresse courriel, il ouvre de nouveau votre inscription.',
      'Consulter ou modifier votre inscription : {link}',
      '{askedAfter}',
    ],
  },
  'confirmation-paid': {
    subject: 'Votre inscription est confirmée : {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre inscription à {event} ({date}) a été soumise, et {amount} a été payé. Le reçu est joint à ce message.',
      '{booked}',
      'Votre code d’inscription est {code}. Conservez-le : avec votre adresse courriel, il ouvre de nouveau votre inscription.',
      'Consulter ou modifier votre inscription : {link}',
      '{askedAfter}',
    ],
  },
  'registration-begun': {
    subject: 'Votre inscription à {event} est commencée',
    paragraphs: [
      'Vous avez commencé une inscription à {event}. Elle n’est pas encore soumise.',
      'Votre code d’inscription est {codes}. Conservez-le : avec votre adresse courriel, il ouvre votre inscription sur tout appareil.',
      'Reprendre là où vous en étiez : {link}',
      'Si vous ne l’avez pas commencée, vous pouvez ignorer ce message.',
    ],
  },
  'registration-code': {
    subject: 'Votre code d’inscription à {event}',
    paragraphs: [
      'Votre code d’inscription à {event} : {codes}',
      'Avec ce code et votre adresse courriel, vous pouvez poursuivre votre inscription : {link}',
      'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
    ],
  },
  'address-confirm': {
    subject: 'Confirmez votre adresse courriel : {event}',
    paragraphs: [
      'L’adresse courriel du dossier {code} pour {event} est maintenant {address}. Nous vous écrirons désormais à cette adresse.',
      'La confirmer : {link}',
      'D’ici là, votre ancienne adresse l’ouvre aussi.',
    ],
  },
  'address-changed': {
    subject: 'Votre adresse courriel a été modifiée : {event}',
    paragraphs: [
      'L’adresse courriel du dossier {code} pour {event} est maintenant {address}.',
      'Cette adresse-ci l’ouvre aussi tant que la nouvelle n’est pas confirmée.',
      'Si vous ne l’avez pas modifiée, ouvrez le dossier et rétablissez-la : {link}',
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
