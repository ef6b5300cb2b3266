import type { MailTemplates } from '../mail-content.ts';

/** What is written to somebody who applies for something. */
export const applicationTemplates = {
  application: {
    en: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{label} for {event}: we have received it.',
        'Its code is {code}. Keep it: with your email address it opens what you sent.',
        'See what you sent: {link}',
      ],
    },
    fr: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{label}, {event} : nous avons bien reçu votre envoi.',
        'Votre code est {code}. Conservez-le : avec votre adresse courriel, il ouvre de nouveau ce que vous avez envoyé.',
        'Consulter ce que vous avez envoyé : {link}',
      ],
    },
  },
  'application-paid': {
    en: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{label} for {event}: we have received it, and {amount} has been paid. The receipt is attached.',
        'Its code is {code}. Keep it: with your email address it opens what you sent.',
        'See what you sent: {link}',
      ],
    },
    fr: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{label}, {event} : nous avons bien reçu votre envoi et {amount} ont été payés. Le reçu est joint à ce message.',
        'Votre code est {code}. Conservez-le : avec votre adresse courriel, il ouvre de nouveau ce que vous avez envoyé.',
        'Consulter ce que vous avez envoyé : {link}',
      ],
    },
  },
  'application-decided': {
    en: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{message}',
        '{asks}',
        '{back}',
        '{label}, {event}. Code: {code}',
        'See how it stands: {link}',
      ],
    },
    fr: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{message}',
        '{asks}',
        '{back}',
        '{label}, {event}. Code\u00a0: {code}',
        'Voir où en est votre dossier\u00a0: {link}',
      ],
    },
  },
  'application-withdrawn': {
    en: {
      subject: '{subject}',
      paragraphs: ['{text}', '{back}', '{label}, {event}. Code: {code}', 'See what was withdrawn: {link}'],
    },
    fr: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{back}',
        '{label}, {event}. Code\u00a0: {code}',
        'Voir ce qui a été retiré\u00a0: {link}',
      ],
    },
  },
  'application-confirmed-organizer': {
    en: {
      subject: '{name} confirms: {label}',
      paragraphs: ['{name} ({code}) takes part. {label}, {event}.'],
    },
    fr: {
      subject: '{name} confirme\u00a0: {label}',
      paragraphs: ['{name} ({code}) confirme sa participation. {label}, {event}.'],
    },
  },
  'application-withdrawn-organizer': {
    en: {
      subject: '{name} has withdrawn: {label}',
      paragraphs: ['{name} ({code}) has withdrawn what was sent. {label}, {event}.', '{message}'],
    },
    fr: {
      subject: 'Retrait de {name}\u00a0: {label}',
      paragraphs: ['{name} ({code}) a retiré son envoi. {label}, {event}.', '{message}'],
    },
  },
  'application-begun': {
    en: {
      subject: '{label}: your code is {code}',
      paragraphs: [
        'You have begun something for {event}: {label}.',
        'Your code is {code}. With your email address it lets you go on, on any device, until you send it.',
        'Go on: {link}',
      ],
    },
    fr: {
      subject: '{label} : votre code est {code}',
      paragraphs: [
        'Vous avez commencé à remplir un formulaire pour {event} : {label}.',
        'Votre code est {code}. Avec votre adresse courriel, il vous permet de continuer, sur n’importe quel appareil, jusqu’à l’envoi.',
        'Continuer : {link}',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
