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
  'application-invoiced': {
    en: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{label} for {event}: we have received it. The invoice of {amount} is attached. Please pay it by {due}, as it says.',
        'Its code is {code}. Keep it: with your email address it opens what you sent.',
        'See what you sent: {link}',
      ],
    },
    fr: {
      subject: '{subject}',
      paragraphs: [
        '{text}',
        '{label}, {event}\u00a0: nous avons bien reçu votre envoi. La facture de {amount} est jointe à ce message. Veuillez la payer au plus tard le {due}, comme elle l’indique.',
        'Votre code est {code}. Conservez-le\u00a0: avec votre adresse courriel, il ouvre de nouveau ce que vous avez envoyé.',
        'Consulter ce que vous avez envoyé\u00a0: {link}',
      ],
    },
  },
  'application-invoice-paid': {
    en: {
      subject: 'Your payment has arrived: {event}',
      paragraphs: [
        'Your payment of {amount} by invoice no. {number} has arrived. {label}, {event}. Code: {code}',
        'The receipt is attached.',
        'See how it stands: {link}',
      ],
    },
    fr: {
      subject: 'Nous avons reçu votre paiement\u00a0: {event}',
      paragraphs: [
        'Votre paiement de {amount} par la facture nº\u00a0{number} a bien été reçu. {label}, {event}. Code\u00a0: {code}',
        'Le reçu est joint à ce message.',
        'Voir où en est votre dossier\u00a0: {link}',
      ],
    },
  },
  'application-invoice-soon': {
    en: {
      subject: 'Invoice no. {number} is due on {due}: {event}',
      paragraphs: [
        'The invoice of {amount} for what you sent is due on {due}. {label}, {event}. Code: {code}',
        'It is attached once more and says how to pay it. If you have paid it in the last days, there is nothing more to do.',
        'See how it stands: {link}',
      ],
    },
    fr: {
      subject: 'La facture nº\u00a0{number} est à payer d’ici le {due}\u00a0: {event}',
      paragraphs: [
        'La facture de {amount} pour votre envoi est à payer au plus tard le {due}. {label}, {event}. Code\u00a0: {code}',
        'Vous la trouverez de nouveau en pièce jointe, avec la façon de la payer. Si vous l’avez payée ces derniers jours, vous n’avez rien d’autre à faire.',
        'Voir où en est votre dossier\u00a0: {link}',
      ],
    },
  },
  'application-invoice-late': {
    en: {
      subject: 'Invoice no. {number} was due on {due}: {event}',
      paragraphs: [
        'The invoice of {amount} for what you sent was due on {due}, and we have not seen the money yet. {label}, {event}. Code: {code}',
        'It is attached once more and says how to pay it. If something is wrong with it, please reply to this message.',
        'See how it stands: {link}',
      ],
    },
    fr: {
      subject: 'La facture nº\u00a0{number} était à payer au plus tard le {due}\u00a0: {event}',
      paragraphs: [
        'La facture de {amount} pour votre envoi était à payer au plus tard le {due}, et nous n’avons pas encore reçu le paiement. {label}, {event}. Code\u00a0: {code}',
        'Vous la trouverez de nouveau en pièce jointe, avec la façon de la payer. Si elle contient une erreur, veuillez répondre à ce message.',
        'Voir où en est votre dossier\u00a0: {link}',
      ],
    },
  },
  'application-invoice-void': {
    en: {
      subject: 'Invoice no. {number} is void: {event}',
      paragraphs: [
        'The organizers have voided the invoice of {amount} for what you sent. Please do not pay it. {label}, {event}. Code: {code}',
        'What you sent is withdrawn with it, and what it held is free for others. You may send it anew as long as that is open.',
        'See what was withdrawn: {link}',
      ],
    },
    fr: {
      subject: 'La facture nº\u00a0{number} est annulée\u00a0: {event}',
      paragraphs: [
        'L’équipe organisatrice a annulé la facture de {amount} pour votre envoi. Veuillez ne pas la payer. {label}, {event}. Code\u00a0: {code}',
        'Votre envoi est retiré avec elle, et ce qu’il réservait est de nouveau libre. Vous pouvez en faire un autre tant que c’est ouvert.',
        'Voir ce qui a été retiré\u00a0: {link}',
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
