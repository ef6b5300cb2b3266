import type { MailTemplates } from '../mail-content.ts';

/** What is written of a group, to its contact and to whom they invite. */
export const groupTemplates = {
  'group-begun': {
    en: {
      subject: 'Your group for {event}: {organization}',
      paragraphs: [
        'Hello {name},',
        'Your group {organization} is ready. Its code is {code}.',
        'Add people and follow how far they are: {link}',
        'Whoever comes with you can also join by this link, or by typing the code: {members}',
        'You pay once for everybody. What each member answers stays theirs.',
      ],
    },
    fr: {
      subject: 'Votre groupe à {event}\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        'Votre groupe {organization} est prêt. Son code est {code}.',
        'Ajoutez des personnes et suivez où elles en sont\u00a0: {link}',
        'Les personnes qui viennent avec vous peuvent aussi s’y joindre par ce lien, ou en tapant le code\u00a0: {members}',
        'Vous payez une seule fois pour tout le monde. Les réponses de chaque membre restent les siennes.',
      ],
    },
  },
  'group-invitation': {
    en: {
      subject: '{contact} registers you for {event}',
      paragraphs: [
        'Hello {name},',
        '{contact} ({organization}) would like to register you for {event}, {date}, {location}.',
        'Answer a few questions and choose what you attend; {contact} pays: {link}',
        'This link is yours alone. {contact} sees how far you are and what it costs, never what you answer.',
        'If you do not want to come, you need do nothing.',
      ],
    },
    fr: {
      subject: '{contact} vous inscrit à {event}',
      paragraphs: [
        'Bonjour {name},',
        '{contact} ({organization}) souhaite vous inscrire à {event}, {date}, {location}.',
        'Répondez à quelques questions et choisissez vos activités. {contact} s’occupe du paiement\u00a0: {link}',
        'Ce lien vous est personnel. {contact} voit où vous en êtes et ce que cela coûte, jamais vos réponses.',
        'Si vous ne souhaitez pas venir, vous n’avez rien à faire.',
      ],
    },
  },
  'group-handed-over': {
    en: {
      subject: 'Your group is in other hands: {organization}',
      paragraphs: [
        'Hello {name},',
        '{other} is now the contact of the group {organization} ({code}) for {event}. You can no longer open it.',
        'If that was not you, please answer this message.',
      ],
    },
    fr: {
      subject: 'Votre groupe est en d’autres mains\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        '{other} s’occupe désormais du groupe {organization} ({code}) pour {event}. Vous n’y avez plus accès.',
        'Si vous n’êtes pas à l’origine de ce changement, veuillez répondre à ce message.',
      ],
    },
  },
  'group-taken-over': {
    en: {
      subject: 'You are now the contact of a group: {organization}',
      paragraphs: [
        'Hello {name},',
        '{other} has made you the contact of the group {organization} for {event}. Its code is {code}.',
        'Add people, follow how far they are, and pay for all of them: {link}',
        'To open it, type the code and this address.',
      ],
    },
    fr: {
      subject: 'Un groupe vous est confié\u00a0: {organization}',
      paragraphs: [
        'Bonjour {name},',
        '{other} vous confie le groupe {organization} pour {event}. Son code est {code}.',
        'Ajoutez des personnes, suivez où elles en sont et payez pour tout le monde\u00a0: {link}',
        'Pour l’ouvrir, tapez le code et cette adresse.',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
