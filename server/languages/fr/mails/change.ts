import type { changeMails as en } from '../../en/mails/change.ts';
import type { Translated } from '../../translated.ts';

/** What is written of a change of a registration, to attendees and organizers, in French. */
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
      'L’équipe organisatrice de l’événement {event} a modifié des éléments du programme réservés avec votre inscription {code}.',
      '{changes}',
      'Le fichier d’agenda contient votre programme à jour. Ouvrez-le pour mettre à jour votre agenda.',
      'Voir votre inscription : {link}',
    ],
  },
  corrected: {
    subject: 'Ce que vous avez modifié\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Voici ce que vous avez modifié dans {code} pour {event}.',
      '{answers}',
      '{items}',
      '{money}',
      '{asks}',
      'Voir ce que vous avez maintenant\u00a0: {link}',
      '{confirm}',
    ],
  },
  'corrected-organizer': {
    subject: 'Modification de {name}\u00a0: {event}',
    paragraphs: [
      '{name} ({code}) a corrigé ou ajouté quelque chose.',
      '{answers}',
      '{items}',
      'Différence\u00a0: {amount}',
    ],
  },
  'changed-organizer': {
    subject: 'Modification de {name}\u00a0: {event}',
    paragraphs: [
      '{name} ({code}) participe maintenant autrement à {event}.',
      'Avant\u00a0: {before}',
      'Maintenant\u00a0: {now}',
      '{items}',
      'Différence\u00a0: {amount}',
    ],
  },
};
