import type { Locale } from '#engine/configuration/text.ts';

/** What each template is filled in with; a value is plain text and is escaped where HTML is made of it. */
export type MailContent =
  | {
      template: 'confirmation' | 'confirmation-paid';
      values: {
        name: string;
        event: string;
        date: string;
        code: string;
        link: string;
        amount: string;
        /** Lines of what was booked; '' for nothing. */
        booked: string;
        /** What is still asked once it is submitted, as a sentence; '' for nothing. */
        askedAfter: string;
      };
    }
  | {
      template: 'application' | 'application-paid';
      values: {
        /** The organizer's own subject and words. */
        subject: string;
        text: string;
        label: string;
        event: string;
        code: string;
        amount: string;
        link: string;
      };
    }
  | { template: 'application-begun'; values: { label: string; event: string; code: string; link: string } }
  | { template: 'receipt' | 'receipt-party'; values: { event: string; code: string; name: string } }
  | {
      template: 'cancelled';
      values: {
        name: string;
        event: string;
        code: string;
        /** What comes back and how, as sentences. */
        back: string;
        link: string;
      };
    }
  | {
      template: 'cancelled-organizer';
      values: { name: string; event: string; code: string; reason: string; message: string; amount: string };
    }
  | {
      template: 'refunded' | 'refund-failed';
      values: { name: string; event: string; code: string; amount: string };
    }
  | {
      template: 'invitation';
      values: {
        name: string;
        colleague: string;
        event: string;
        date: string;
        location: string;
        link: string;
      };
    }
  | { template: 'access-code'; values: { event: string; code: string; minutes: string } }
  | {
      template: 'registration-code' | 'registration-begun';
      values: { event: string; codes: string; link: string };
    }
  | { template: 'waitlist-joined'; values: { name: string; event: string; position: string; link: string } }
  | { template: 'waitlist-offer'; values: { name: string; event: string; until: string; link: string } }
  | { template: 'seat-offer'; values: { event: string; workshop: string; until: string; link: string } }
  | { template: 'seat-reserved'; values: { event: string; workshop: string; link: string } };

export type MailTemplate = { subject: string; paragraphs: string[] };

/** The mails we send, as data; `{name}` is replaced by the value of that name, and a paragraph of which nothing is left is not sent. */
export const mailTemplates: Record<MailContent['template'], Record<Locale, MailTemplate>> = {
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
  receipt: {
    en: {
      subject: 'Your receipt for {event}',
      paragraphs: [
        'The receipt of your registration {code} for {event} is attached.',
        'If you did not ask for it, you can ignore this message.',
      ],
    },
    fr: {
      subject: 'Votre reçu pour {event}',
      paragraphs: [
        'Le reçu de votre inscription {code} à {event} est joint à ce message.',
        'Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.',
      ],
    },
  },
  'receipt-party': {
    en: {
      subject: 'Receipt of {name} for {event}',
      paragraphs: [
        'Hello,',
        '{name} asked us to send you the receipt of their registration for {event}. It is attached.',
        'Your address was used for this one message only.',
      ],
    },
    fr: {
      subject: 'Reçu de {name} pour {event}',
      paragraphs: [
        'Bonjour,',
        '{name} nous a demandé de vous envoyer le reçu de son inscription à {event}. Il est joint à ce message.',
        'Votre adresse n’a servi que pour ce seul message.',
      ],
    },
  },
  cancelled: {
    en: {
      subject: 'Your registration is cancelled: {event}',
      paragraphs: [
        'Hello {name},',
        'Your registration {code} for {event} is cancelled. Your place and your seats were given back.',
        '{back}',
        'See what was cancelled: {link}',
      ],
    },
    fr: {
      subject: 'Votre inscription est annulée\u00a0: {event}',
      paragraphs: [
        'Bonjour {name},',
        'Votre inscription {code} à {event} est annulée. Votre place et vos ateliers ont été libérés.',
        '{back}',
        'Voir ce qui a été annulé\u00a0: {link}',
      ],
    },
  },
  'cancelled-organizer': {
    en: {
      subject: '{name} has cancelled: {event}',
      paragraphs: [
        '{name} ({code}) no longer comes to {event}.',
        'Reason: {reason}',
        '{message}',
        'Refund: {amount}',
      ],
    },
    fr: {
      subject: 'Annulation de {name}\u00a0: {event}',
      paragraphs: [
        '{name} ({code}) ne vient plus à {event}.',
        'Raison\u00a0: {reason}',
        '{message}',
        'Remboursement\u00a0: {amount}',
      ],
    },
  },
  refunded: {
    en: {
      subject: 'Your refund for {event}',
      paragraphs: [
        'Hello {name},',
        '{amount} of your registration {code} for {event} has been refunded. The receipt is attached.',
        'Most banks show it within ten days.',
      ],
    },
    fr: {
      subject: 'Votre remboursement pour {event}',
      paragraphs: [
        'Bonjour {name},',
        '{amount} de votre inscription {code} à {event} ont été remboursés. Le reçu est joint à ce message.',
        'La plupart des banques l’affichent dans les dix jours.',
      ],
    },
  },
  'refund-failed': {
    en: {
      subject: 'A refund was refused: {event}',
      paragraphs: [
        'The payment service has refused to refund {amount} to {name} ({code}).',
        'Please give it back another way.',
      ],
    },
    fr: {
      subject: 'Un remboursement a été refusé\u00a0: {event}',
      paragraphs: [
        'Le service de paiement a refusé de rembourser {amount} à {name} ({code}).',
        'Veuillez effectuer ce remboursement autrement.',
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
  'waitlist-joined': {
    en: {
      subject: 'You are on the waitlist: {event}',
      paragraphs: [
        'Hello {name},',
        'You are on the waitlist of {event}. Your place in line: {position}.',
        'This page always shows where you stand: {link}',
        'We write to you as soon as a place is yours.',
      ],
    },
    fr: {
      subject: 'Vous êtes sur la liste d’attente : {event}',
      paragraphs: [
        'Bonjour {name},',
        'Vous êtes sur la liste d’attente de {event}. Votre rang : {position}.',
        'Cette page indique toujours où vous en êtes : {link}',
        'Nous vous écrirons dès qu’une place sera à vous.',
      ],
    },
  },
  'waitlist-offer': {
    en: {
      subject: 'A place is free for you: {event}',
      paragraphs: [
        'Hello {name},',
        'You are next on the waitlist of {event}: a place is kept for you until {until}.',
        'Register with the email address that this message was sent to: {link}',
        'After that time the place is offered to the next person.',
      ],
    },
    fr: {
      subject: 'Une place s’est libérée pour vous : {event}',
      paragraphs: [
        'Bonjour {name},',
        'C’est votre tour sur la liste d’attente de {event} : une place vous est gardée jusqu’au moment suivant : {until}.',
        'Inscrivez-vous avec l’adresse courriel à laquelle ce message a été envoyé : {link}',
        'Passé ce moment, la place sera offerte à la personne suivante.',
      ],
    },
  },
  'seat-offer': {
    en: {
      subject: 'A seat is free for you: {workshop}',
      paragraphs: [
        'A seat has come free in the workshop “{workshop}” of {event}. It is held for you until {until}.',
        'Finish your registration by then to keep it: {link}',
      ],
    },
    fr: {
      subject: 'Une place s’est libérée pour vous : {workshop}',
      paragraphs: [
        'Une place s’est libérée dans l’atelier « {workshop} » de {event}. Elle vous est gardée jusqu’au moment suivant : {until}.',
        'Terminez votre inscription d’ici là pour la conserver : {link}',
      ],
    },
  },
  'seat-reserved': {
    en: {
      subject: 'You have a seat: {workshop}',
      paragraphs: [
        'A seat came free in the workshop “{workshop}” of {event}, and it is yours.',
        'View or change your registration: {link}',
      ],
    },
    fr: {
      subject: 'Vous avez une place : {workshop}',
      paragraphs: [
        'Une place s’est libérée dans l’atelier « {workshop} » de {event}, et elle est à vous.',
        'Consulter ou modifier votre inscription : {link}',
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
};
