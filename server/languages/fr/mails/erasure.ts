import type { Translated } from '#engine/form/languages/messages.ts';
import type { erasureMails as en } from '../../en/mails/erasure.ts';

/** Emails to organizers about personal data, in French. */
export const erasureMails: Translated<typeof en> = {
  'erasure-notice': {
    subject: 'Les données personnelles de {event} seront effacées le {date}',
    paragraphs: [
      'Le {date}, les noms, adresses, réponses, messages et fichiers de {event} qui concernent {people} personnes et groupes seront effacés, comme le prévoit sa configuration. Les sommes, les nombres et les paiements sans nom sont conservés.',
      'Si vous avez encore besoin d’une liste, exportez-la avant\u00a0: npx rostrum export {code} LISTE',
      'Pour voir ce qui serait effacé\u00a0: npx rostrum erase {code} --dry-run',
    ],
  },
};
