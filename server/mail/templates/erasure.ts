import type { MailTemplates } from '../mail-content.ts';

/** What organizers are told of personal data. */
export const erasureTemplates = {
  'erasure-notice': {
    en: {
      subject: 'Personal data of {event} is erased on {date}',
      paragraphs: [
        'On {date} the names, addresses, answers, mails and files of {event} are erased, as its configuration says: those of {people} people and groups. Sums, counts and payments without names stay.',
        'If you still need a list, take it away before: npm run configure -- export {code} LIST',
        'To see what there is: npm run configure -- erase {code} --dry-run',
      ],
    },
    fr: {
      subject: 'Les données personnelles de {event} seront effacées le {date}',
      paragraphs: [
        'Le {date}, les noms, adresses, réponses, messages et fichiers de {event} seront effacés, comme le prévoit sa configuration\u00a0: ceux de {people} personnes et groupes. Les sommes, les nombres et les paiements sans nom sont conservés.',
        'Si vous avez encore besoin d’une liste, exportez-la avant\u00a0: npm run configure -- export {code} LISTE',
        'Pour voir ce qu’il y a\u00a0: npm run configure -- erase {code} --dry-run',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
