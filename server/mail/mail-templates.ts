export type MailLocale = 'en' | 'fr';

/** What each template is filled in with; a value is plain text and is escaped where HTML is made of it. */
export type MailContent =
  | {
      template: 'confirmation';
      values: { name: string; event: string; date: string; code: string; link: string };
    }
  | { template: 'access-code'; values: { event: string; code: string; minutes: string } }
  | { template: 'registration-code'; values: { event: string; codes: string; link: string } };

export type MailTemplate = { subject: string; paragraphs: string[] };

/** The mails we send, as data; `{name}` is replaced by the value of that name. */
export const mailTemplates: Record<MailContent['template'], Record<MailLocale, MailTemplate>> = {
  confirmation: {
    en: {
      subject: 'You are registered: {event}',
      paragraphs: [
        'Hello {name},',
        'Your registration for {event} ({date}) has been submitted.',
        'Your registration code is {code}. Keep it: with your email address it opens your registration again.',
        'View or change your registration: {link}',
      ],
    },
    fr: {
      subject: 'Votre inscription est confirmée : {event}',
      paragraphs: [
        'Bonjour {name},',
        'Votre inscription à {event} ({date}) a été soumise.',
        'Votre code d’inscription est {code}. Conservez-le : avec votre adresse courriel, il ouvre de nouveau votre inscription.',
        'Consulter ou modifier votre inscription : {link}',
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
      subject: 'Votre code d’accès pour {event} : {code}',
      paragraphs: [
        'Votre code d’accès pour {event} est {code}.',
        'Il peut être utilisé une seule fois, dans les {minutes} minutes qui suivent.',
        'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
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
        'Votre code d’inscription à {event} : {codes}',
        'Avec ce code et votre adresse courriel, vous pouvez poursuivre votre inscription : {link}',
        'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
      ],
    },
  },
};
