import type { applicationMails as en } from '../../en/mails/application.ts';
import type { Translated } from '../../translated.ts';

/** What is written to somebody who applies for something, in French. */
export const applicationMails: Translated<typeof en> = {
  application: {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      '{label}, {event}. Votre code est {code}. Conservez-le : avec votre adresse courriel, il ouvre de nouveau ce que vous avez envoyé.',
      'Consulter ce que vous avez envoyé : {link}',
    ],
  },
  'application-paid': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      'Votre paiement de {amount} a bien été reçu. Le reçu est joint à ce message.',
      '{label}, {event}. Votre code est {code}. Conservez-le : avec votre adresse courriel, il ouvre de nouveau ce que vous avez envoyé.',
      'Consulter ce que vous avez envoyé : {link}',
    ],
  },
  'application-invoiced': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      'La facture de {amount} est jointe à ce message. Veuillez la payer au plus tard le {due}, comme elle l’indique.',
      '{label}, {event}. Votre code est {code}. Conservez-le\u00a0: avec votre adresse courriel, il ouvre de nouveau ce que vous avez envoyé.',
      'Consulter ce que vous avez envoyé\u00a0: {link}',
    ],
  },
  'application-invoice-paid': {
    subject: 'Nous avons reçu votre paiement\u00a0: {event}',
    paragraphs: [
      'Votre paiement de {amount} par la facture nº\u00a0{number} a bien été reçu. {label}, {event}. Code\u00a0: {code}',
      'Le reçu est joint à ce message.',
      'Voir où en est votre dossier\u00a0: {link}',
    ],
  },
  'application-invoice-soon': {
    subject: 'La facture nº\u00a0{number} est à payer d’ici le {due}\u00a0: {event}',
    paragraphs: [
      'La facture de {amount} pour votre envoi est à payer au plus tard le {due}. {label}, {event}. Code\u00a0: {code}',
      'Vous la trouverez de nouveau en pièce jointe, avec la façon de la payer. Si vous l’avez payée ces derniers jours, vous n’avez rien d’autre à faire.',
      'Voir où en est votre dossier\u00a0: {link}',
    ],
  },
  'application-invoice-late': {
    subject: 'La facture nº\u00a0{number} était à payer au plus tard le {due}\u00a0: {event}',
    paragraphs: [
      'La facture de {amount} pour votre envoi était à payer au plus tard le {due}, et nous n’avons pas encore reçu le paiement. {label}, {event}. Code\u00a0: {code}',
      'Vous la trouverez de nouveau en pièce jointe, avec la façon de la payer. Si elle contient une erreur, veuillez répondre à ce message.',
      'Voir où en est votre dossier\u00a0: {link}',
    ],
  },
  'application-invoice-void': {
    subject: 'La facture nº\u00a0{number} est annulée\u00a0: {event}',
    paragraphs: [
      'L’équipe organisatrice a annulé la facture de {amount} pour votre envoi. Veuillez ne pas la payer. {label}, {event}. Code\u00a0: {code}',
      'Votre envoi est retiré avec elle, et ce qu’il réservait est de nouveau libre. Vous pouvez en faire un autre tant que c’est ouvert.',
      'Voir ce qui a été retiré\u00a0: {link}',
    ],
  },
  'application-decided': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      '{message}',
      '{asks}',
      '{back}',
      '{about}',
      'Voir où en est votre dossier\u00a0: {link}',
    ],
  },
  'application-withdrawn': {
    subject: '{subject}',
    paragraphs: ['{text}', '{back}', '{about}', 'Voir ce qui a été retiré\u00a0: {link}'],
  },
  'application-confirmed-organizer': {
    subject: '{name} confirme\u00a0: {label}',
    paragraphs: ['{name} ({code}) confirme sa participation. {label}, {event}.'],
  },
  'application-withdrawn-organizer': {
    subject: 'Retrait de {name}\u00a0: {label}',
    paragraphs: ['{name} ({code}) a retiré son envoi. {label}, {event}.', '{message}'],
  },
  'application-begun': {
    subject: '{label} : votre code est {code}',
    paragraphs: [
      'Vous avez commencé à remplir un formulaire pour {event} : {label}.',
      'Votre code est {code}. Avec votre adresse courriel, il vous permet de continuer, sur n’importe quel appareil, jusqu’à l’envoi.',
      'Continuer : {link}',
    ],
  },
};
