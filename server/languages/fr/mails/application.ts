import type { Translated } from '#engine/form/languages/messages.ts';
import type { applicationMails as en } from '../../en/mails/application.ts';

/** Emails to applicants, in French. */
export const applicationMails: Translated<typeof en> = {
  application: {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      '{label}, {event}. Votre code est {code}. Conservez-le : avec votre adresse courriel, il ouvre votre dossier.',
      'Consulter votre dossier : {link}',
    ],
  },
  'application-paid': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      'Nous avons reçu votre paiement de {amount}. Le reçu est joint à ce message. {ifDeclined}',
      '{label}, {event}. Votre code est {code}. Conservez-le : avec votre adresse courriel, il ouvre votre dossier.',
      'Consulter votre dossier : {link}',
    ],
  },
  'application-invoiced': {
    subject: '{subject}',
    paragraphs: [
      '{text}',
      'La facture de {amount} est jointe à ce message. Veuillez la payer au plus tard le {due}, selon les instructions qui y figurent. {ifDeclined}',
      '{label}, {event}. Votre code est {code}. Conservez-le : avec votre adresse courriel, il ouvre votre dossier.',
      'Consulter votre dossier : {link}',
    ],
  },
  'application-invoice-paid': {
    subject: 'Nous avons reçu votre paiement\u00a0: {event}',
    paragraphs: [
      'Nous avons reçu votre paiement de {amount} pour la facture nº {number}. {label}, {event}. Code\u00a0: {code}',
      'Le reçu est joint à ce message. {ifDeclined}',
      'Vérifier l’état du dossier\u00a0: {link}',
    ],
  },
  'application-invoice-soon': {
    subject: 'La facture nº\u00a0{number} est à payer d’ici le {due}\u00a0: {event}',
    paragraphs: [
      'La facture de {amount} pour votre dossier est à payer au plus tard le {due}. {label}, {event}. Code : {code}',
      'Vous la trouverez de nouveau en pièce jointe, avec les instructions de paiement. Si vous l’avez déjà payée, vous n’avez rien à faire.',
      'Vérifier l’état du dossier\u00a0: {link}',
    ],
  },
  'application-invoice-late': {
    subject: 'La facture nº\u00a0{number} était à payer au plus tard le {due}\u00a0: {event}',
    paragraphs: [
      'La facture de {amount} pour votre dossier était à payer au plus tard le {due}, et nous n’avons pas encore reçu le paiement. {label}, {event}. Code : {code}',
      'Vous la trouverez de nouveau en pièce jointe, avec les instructions de paiement. Si elle contient une erreur, veuillez répondre à ce message.',
      'Vérifier l’état du dossier\u00a0: {link}',
    ],
  },
  'application-invoice-void': {
    subject: 'La facture nº\u00a0{number} est annulée\u00a0: {event}',
    paragraphs: [
      'L’équipe organisatrice a annulé la facture de {amount} pour votre dossier. Veuillez ne pas la payer. {label}, {event}. Code : {code}',
      'Votre dossier est retiré avec elle, et ce qui vous était réservé a été libéré. Vous pouvez en envoyer un autre pendant la période d’envoi.',
      '{back}',
      'Voir les détails\u00a0: {link}',
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
      'Vérifier l’état du dossier\u00a0: {link}',
    ],
  },
  'application-withdrawn': {
    subject: '{subject}',
    paragraphs: ['{text}', '{back}', '{about}', 'Voir les détails\u00a0: {link}'],
  },
  'application-confirmed-organizer': {
    subject: '{name} confirme\u00a0: {label}',
    paragraphs: ['{name} ({code}) confirme sa participation. {label}, {event}.'],
  },
  'application-withdrawn-organizer': {
    subject: 'Retrait de {name}\u00a0: {label}',
    paragraphs: ['{name} ({code}) a retiré son dossier. {label}, {event}.', '{message}'],
  },
  'application-begun': {
    subject: '{label} : votre code est {code}',
    paragraphs: [
      'Vous avez commencé à remplir un formulaire pour {event} : {label}.',
      'Votre code est {code}. Avec votre adresse courriel, il vous permet de continuer, sur n’importe quel appareil, jusqu’à l’envoi.',
      '[Continuer]({link})',
    ],
  },
};
