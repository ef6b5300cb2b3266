import type { MailTemplates } from '../mail-content.ts';

const known = {
  en: [
    'Say a few words about yourself and look at the proposal; you can change it too. We ask for the address that this was sent to: {link}',
    'This link is yours alone. If you do not want to present, you need do nothing.',
  ],
  fr: [
    'Présentez-vous en quelques mots et consultez la proposition\u00a0: vous pouvez aussi la modifier. Nous vous demanderons l’adresse à laquelle ce message a été envoyé\u00a0: {link}',
    'Ce lien vous est personnel. Si vous ne souhaitez pas présenter, vous n’avez rien à faire.',
  ],
};

/** What is written to whom a proposal names as presenters. */
export const presenterTemplates = {
  'presenter-asked': {
    en: {
      subject: '{by} asks you to present at {event}',
      paragraphs: [
        'Hello {name},',
        '{by} proposes a workshop for {event} and would like you to present it too.',
        ...known.en,
      ],
    },
    fr: {
      subject: '{by} vous invite à présenter à {event}',
      paragraphs: [
        'Bonjour {name},',
        '{by} propose un atelier à {event} et aimerait que vous participiez à sa présentation.',
        ...known.fr,
      ],
    },
  },
  'presenter-asked-titled': {
    en: {
      subject: '{by} asks you to present at {event}',
      paragraphs: [
        'Hello {name},',
        '{by} proposes the workshop “{title}” for {event} and would like you to present it too.',
        ...known.en,
      ],
    },
    fr: {
      subject: '{by} vous invite à présenter à {event}',
      paragraphs: [
        'Bonjour {name},',
        '{by} propose l’atelier «\u00a0{title}\u00a0» à {event} et aimerait que vous y présentiez aussi.',
        ...known.fr,
      ],
    },
  },
} satisfies Partial<MailTemplates>;
