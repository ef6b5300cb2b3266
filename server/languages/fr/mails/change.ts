import type { Translated } from '#engine/form/languages/messages.ts';
import type { changeMails as en } from '../../en/mails/change.ts';

/** Emails to attendees and organizers about a changed registration, in French. */
export const changeMails: Translated<typeof en> = {
  changed: {
    subject: 'Votre inscription a été modifiée\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Votre inscription {code} à {event} est maintenant\u00a0:\n{now}',
      '{items}',
      '{money}',
      '{asks}',
      'Voir votre inscription\u00a0: {link}',
    ],
  },
  'sessions-changed': {
    subject: 'Changements à votre programme : {event}',
    paragraphs: [
      'Bonjour {name},',
      'L’équipe organisatrice de l’événement {event} a modifié une partie de votre programme ({code}).',
      '{changes}',
      'Le fichier d’agenda ci-joint contient votre programme à jour. Ouvrez-le pour mettre à jour votre agenda.',
      'Voir votre inscription : {link}',
    ],
  },
  corrected: {
    subject: 'Vos modifications\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Voici ce que vous avez modifié dans {code} pour {event}.',
      '{answers}',
      '{items}',
      '{money}',
      '{asks}',
      'Voir les détails\u00a0: {link}',
      '{confirm}',
    ],
  },
  'offer-accepted': {
    subject: 'C’est à vous\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous avez accepté ce que la liste d’attente vous offrait, pour {code} à {event}.',
      '{items}',
      '{money}',
      '{asks}',
      'Voir les détails\u00a0: {link}',
    ],
  },
  'corrected-organizer': {
    subject: 'Modification de {name}\u00a0: {event}',
    paragraphs: [
      '{name} ({code}) a fait une modification.',
      '{answers}',
      '{items}',
      'Différence\u00a0: {amount}',
    ],
  },
  'changed-organizer': {
    subject: 'Modification de {name}\u00a0: {event}',
    paragraphs: [
      '{name} ({code}) a modifié sa participation à {event}.',
      'Avant\u00a0: {before}',
      'Maintenant\u00a0: {now}',
      '{items}',
      'Différence\u00a0: {amount}',
    ],
  },
};
