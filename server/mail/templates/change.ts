import type { MailTemplates } from '../mail-content.ts';

/** What is written of a change of a registration, to attendees and organizers. */
export const changeTemplates = {
  changed: {
    en: {
      subject: 'Your registration has changed: {event}',
      paragraphs: [
        'Hello {name},',
        'Your registration {code} for {event} is now:\n{now}',
        '{items}',
        '{money}',
        '{asks}',
        'See your registration: {link}',
      ],
    },
    fr: {
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
  },
  corrected: {
    en: {
      subject: 'What you changed: {event}',
      paragraphs: [
        'Hello {name},',
        'This is what you changed in {code} for {event}.',
        '{answers}',
        '{items}',
        '{money}',
        '{asks}',
        'See what you have now: {link}',
      ],
    },
    fr: {
      subject: 'Ce que vous avez modifié\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        'Voici ce que vous avez modifié dans {code} pour {event}.',
        '{answers}',
        '{items}',
        '{money}',
        '{asks}',
        'Voir ce que vous avez maintenant\u00a0: {link}',
      ],
    },
  },
  'corrected-organizer': {
    en: {
      subject: '{name} has made a change: {event}',
      paragraphs: [
        '{name} ({code}) has corrected or added something.',
        '{answers}',
        '{items}',
        'Difference: {amount}',
      ],
    },
    fr: {
      subject: 'Modification de {name}\u00a0: {event}',
      paragraphs: [
        '{name} ({code}) a corrigé ou ajouté quelque chose.',
        '{answers}',
        '{items}',
        'Différence\u00a0: {amount}',
      ],
    },
  },
  'changed-organizer': {
    en: {
      subject: '{name} has made a change: {event}',
      paragraphs: [
        '{name} ({code}) comes to {event} another way now.',
        'Before: {before}',
        'Now: {now}',
        '{items}',
        'Difference: {amount}',
      ],
    },
    fr: {
      subject: 'Modification de {name}\u00a0: {event}',
      paragraphs: [
        '{name} ({code}) participe maintenant autrement à {event}.',
        'Avant\u00a0: {before}',
        'Maintenant\u00a0: {now}',
        '{items}',
        'Différence\u00a0: {amount}',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
