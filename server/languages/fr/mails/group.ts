import type { Translated } from '#engine/form/languages/messages.ts';
import type { groupMails as en } from '../../en/mails/group.ts';

/** Emails to a group's contact and to those whom they invite, in French. */
export const groupMails: Translated<typeof en> = {
  'group-begun': {
    subject: 'Votre groupe pour {event}\u00a0: {organization}',
    paragraphs: [
      'Bonjour {name},',
      'Votre groupe {organization} est prêt. Son code est {code}.',
      'Ajouter des personnes et suivre leur progression\u00a0: {link}',
      'Les personnes qui viennent avec vous peuvent aussi s’y joindre en saisissant le code, ou par ce lien.\n[Se joindre au groupe]({members})',
      'Vous payez une seule fois pour tout le monde. Les réponses de chaque membre restent confidentielles.',
    ],
  },
  'group-invitation': {
    subject: '{contact} vous invite à {event}',
    paragraphs: [
      'Bonjour {name},',
      '{contact} ({organization}) aimerait que vous veniez à {event}, {date}, {location}.',
      'Répondez à quelques questions et choisissez vos activités. {contact} s’occupe du paiement.\n[Commencer]({link})',
      'Ce lien vous est personnel. {contact} voit votre progression et le coût, jamais vos réponses.',
      'Si vous ne souhaitez pas venir, vous n’avez rien à faire.',
    ],
  },
  'group-member-ready': {
    subject: 'Tout est prêt pour {event}',
    paragraphs: [
      'Bonjour {name},',
      'Vous avez répondu à toutes les questions pour {event}. {contact} ({organization}) paie pour vous. Votre place et vos ateliers vous sont réservés d’ici là.',
      'Votre place sera confirmée dès le paiement. Nous vous écrirons alors.',
      'Voir vos choix\u00a0: {link}',
    ],
  },
  'group-all-ready': {
    subject: 'Tout le monde a terminé\u00a0: {organization}',
    paragraphs: [
      'Bonjour {name},',
      'Toutes les personnes de votre groupe {organization} ({code}) ont terminé pour {event}. Vous pouvez maintenant payer.\n[Payer pour le groupe]({link})',
      'Leurs places ne sont réservées que quelques jours.',
    ],
  },
  'group-paid': {
    subject: 'Paiement reçu pour votre groupe\u00a0: {organization}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons reçu votre paiement de {amount} pour le groupe {organization} ({code}) à {event}. Membres pour qui vous avez payé\u00a0: {people}.',
      'Le reçu est joint à ce message. Chaque membre reçoit sa propre confirmation.',
      '[Ouvrir le groupe]({link})',
    ],
  },
  'group-invoice': {
    subject: 'Facture nº\u00a0{number} pour {organization}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'La facture de {amount} pour votre groupe {organization} ({code}) à {event} est jointe à ce message. Veuillez la payer au plus tard le {due}, selon les instructions qui y figurent.',
      'D’ici là, les places des personnes qui y figurent leur sont réservées, et chacune recevra une confirmation dès le paiement.',
      '[Ouvrir le groupe]({link})',
    ],
  },
  'group-invoice-soon': {
    subject: 'La facture nº\u00a0{number} est à payer d’ici le {due}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'La facture de {amount} pour votre groupe {organization} ({code}) est à payer au plus tard le {due}. Vous la trouverez de nouveau en pièce jointe, avec les instructions de paiement.',
      'Si vous l’avez déjà payée, vous n’avez rien à faire.',
      '[Ouvrir le groupe]({link})',
    ],
  },
  'group-invoice-late': {
    subject: 'La facture nº\u00a0{number} était à payer au plus tard le {due}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'La facture de {amount} pour votre groupe {organization} ({code}) était à payer au plus tard le {due}, et nous n’avons pas encore reçu le paiement. Vous la trouverez de nouveau en pièce jointe, avec les instructions de paiement.',
      'Vos places vous sont réservées tant qu’elle n’est pas payée. Si elle contient une erreur, veuillez répondre à ce message.',
      '[Ouvrir le groupe]({link})',
    ],
  },
  'group-invoice-void': {
    subject: 'La facture nº\u00a0{number} est annulée\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'L’équipe organisatrice a annulé la facture de {amount} pour votre groupe {organization} ({code}). Veuillez ne pas la payer.',
      'Les places qu’elle réservait ont été libérées. Les personnes qui souhaitent encore venir doivent terminer de nouveau avant que vous puissiez payer.',
      '[Ouvrir le groupe]({link})',
    ],
  },
  'group-member-cancelled': {
    subject: '{member} ne vient plus à {event}',
    paragraphs: [
      'Bonjour {name},',
      '{member} a annulé une participation payée par votre groupe {organization} ({code}).',
      '{back}',
    ],
  },
  'group-member-changed': {
    subject: 'Modification de {member}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      '{member} a modifié une participation payée par votre groupe {organization} ({code}).',
      '{back}',
    ],
  },
  'group-refunded': {
    subject: 'Un remboursement pour votre groupe {organization}\u00a0: {event}',
    paragraphs: [
      'Bonjour {name},',
      'Nous avons remboursé {amount} sur la carte avec laquelle votre groupe ({code}) a payé, pour {member}.',
      'Le reçu est joint à ce message.',
    ],
  },
  'group-handed-over': {
    subject: 'Votre groupe a été confié à une autre personne : {organization}',
    paragraphs: [
      'Bonjour {name},',
      '{other} s’occupe désormais du groupe {organization} ({code}) pour {event}. Vous n’y avez plus accès.',
      'Si vous n’êtes pas à l’origine de ce changement, veuillez répondre à ce message.',
    ],
  },
  'group-taken-over': {
    subject: 'Un groupe vous est confié\u00a0: {organization}',
    paragraphs: [
      'Bonjour {name},',
      '{other} vous confie le groupe {organization} pour {event}. Son code est {code}.',
      'Ajoutez des personnes, suivez leur progression et payez pour tout le monde.\n[Ouvrir le groupe]({link})',
      'Pour l’ouvrir, saisissez le code et cette adresse courriel.',
    ],
  },
};
