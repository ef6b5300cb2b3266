import type { MailTemplates } from '../mail-content.ts';

/** What is written to somebody who registers, and to whom they invite. */
export const registrationTemplates = {
  confirmation: {
    en: {
      subject: 'You are registered: {event}',
      paragraphs: [
        'Hello {name},',
        'Your registration for {event} ({date}) has been submitted.',
        '{booked}',
        'Your registration code is {code}. Keep it: with your email address it opens your registration again.',
        'View or change your registration: {link}',
        '{askedAfter}',
      ],
    },
    fr: {
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
  },
  'confirmation-paid': {
    en: {
      subject: 'You are registered: {event}',
      paragraphs: [
        'Hello {name},',
        'Your registration for {event} ({date}) has been submitted, and {amount} has been paid. The receipt is attached.',
        '{booked}',
        'Your registration code is {code}. Keep it: with your email address it opens your registration again.',
        'View or change your registration: {link}',
        '{askedAfter}',
      ],
    },
    fr: {
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
  },
  'registration-begun': {
    en: {
      subject: 'Your registration for {event} has begun',
      paragraphs: [
        'You have begun a registration for {event}. It is not submitted yet.',
        'Your registration code is {codes}. Keep it: with your email address it opens your registration on any device.',
        'Go on where you stopped: {link}',
        'If you did not begin it, you can ignore this message.',
      ],
    },
    fr: {
      subject: 'Votre inscription à {event} est commencée',
      paragraphs: [
        'Vous avez commencé une inscription à {event}. Elle n’est pas encore soumise.',
        'Votre code d’inscription est {codes}. Conservez-le : avec votre adresse courriel, il ouvre votre inscription sur tout appareil.',
        'Reprendre là où vous en étiez : {link}',
        'Si vous ne l’avez pas commencée, vous pouvez ignorer ce message.',
      ],
    },
  },
  'registration-code': {
    en: {
      subject: 'Your registration code for {event}',
      paragraphs: [
        'Your registration code for {event}: {codes}',
        'With this code and your email address you can continue your registration: {link}',
        'If you did not ask for it, you can ignore this message.',
      ],
    },
    fr: {
      subject: 'Votre code d’inscription à {event}',
      paragraphs: [
        'Votre code d’inscription à {event} : {codes}',
        'Avec ce code et votre adresse courriel, vous pouvez poursuivre votre inscription : {link}',
        'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
      ],
    },
  },
  'access-code': {
    en: {
      subject: 'Your access code for {event}: {code}',
      paragraphs: [
        'Your access code for {event} is {code}.',
        'It can be used once, within {minutes} minutes.',
        'If you did not ask for it, you can ignore this message.',
      ],
    },
    fr: {
      subject: 'Votre code d’accès pour {event} : {code}',
      paragraphs: [
        'Votre code d’accès pour {event} est {code}.',
        'Il peut être utilisé une seule fois, dans les {minutes} minutes qui suivent.',
        'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
      ],
    },
  },
  invitation: {
    en: {
      subject: '{name} invites you to {event}',
      paragraphs: [
        'Hello {colleague},',
        '{name} is going to {event} ({date}, {location}), and thought that you might like to come too.',
        'Find out more and register: {link}',
        'Your address was used for this one message only.',
      ],
    },
    fr: {
      subject: '{name} vous invite à {event}',
      paragraphs: [
        'Bonjour {colleague},',
        '{name} participe à {event} ({date}, {location}) et a pensé que cela pourrait vous intéresser.',
        'En savoir plus et s’inscrire : {link}',
        'Votre adresse n’a servi que pour ce seul message.',
      ],
    },
  },
} satisfies Partial<MailTemplates>;
