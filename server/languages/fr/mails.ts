import type { Translated } from '#engine/form/languages/messages.ts';
import type { mails as en } from '../en/mails.ts';

/** Texts that several emails and text messages share, in French. */
export const mails: Translated<typeof en> = {
  linkLine: '{label}\u00a0: {address}',
  codeTitle: 'Votre code',
  questions: 'Des questions? Répondez à ce courriel.',
  ticketsAt: 'Vos billets, un par personne\u00a0:',
  askedAfter:
    'Il nous reste quelques questions à vous poser\u00a0: {steps}. Vous les trouverez sur la page de votre inscription.',
  booked: 'Ce que vous avez réservé',
  awaited: 'Sur liste d’attente',
  bookedWhere: 'Lieu\u00a0:',
  invitation:
    'Bonjour {colleague}, {name} participe à {event} ({date}, {location}) et a pensé que cela pourrait vous intéresser\u00a0: {link}',
  inPerson: 'en personne',
  online: 'en ligne',
  hybrid: 'hybride',
  charged: '{amount} ont été débités{card}. Le reçu est joint à ce message.',
  nothingChanges: 'Il n’y a rien à payer et aucun remboursement n’est prévu.',
  nothingAnswered: 'rien',
  lost: 'Retiré\u00a0: {list}.',
  gained: 'Ajouté\u00a0: {list}.',
  calendarAttached:
    'Le fichier d’agenda ci-joint contient votre programme à jour. Ouvrez-le pour mettre à jour votre agenda.',
  asks: 'Certaines réponses manquent maintenant\u00a0: {list}. Veuillez les transmettre à l’équipe organisatrice.',
  back: '{amount} vous seront remboursés{card}. Nous le demandons aujourd’hui, et la plupart des banques affichent les remboursements en dix jours. Le reçu du remboursement est joint à ce message ou suivra par courriel.',
  backToCards:
    '{amount} vous seront remboursés\u00a0: {cards}. Nous le demandons aujourd’hui, et la plupart des banques affichent les remboursements en dix jours. Les reçus des remboursements sont joints à ce message ou suivront par courriel.',
  card: ' sur votre carte {brand} se terminant par {last4}',
  backToGroup: '{amount} seront remboursés à votre groupe, qui a payé pour vous.',
  backOfInvoice:
    'Vous avez payé la facture nº {number}. L’équipe organisatrice communiquera avec vous au sujet du remboursement.',
  invoiceVoided: 'La facture nº {number} est annulée. Veuillez ne pas la payer.',
  refundedIfDeclined:
    'Si l’équipe organisatrice refuse votre demande, {amount} vous seront remboursés en totalité.',
  voidedIfDeclined:
    'Si l’équipe organisatrice refuse votre demande, la facture est annulée. Ce que vous avez payé vous sera remboursé.',
  backToSend:
    'Le paiement a été fait par la facture nº {number}. Veuillez effectuer vous-même tout remboursement.',
  confirmAddress: 'Confirmer votre nouvelle adresse courriel, {address}\u00a0: {link}',
  nothingBack: 'Aucun remboursement n’est prévu.',
  memberBack:
    'La somme sera remboursée sur la carte avec laquelle votre groupe a payé. La plupart des banques affichent les remboursements en dix jours. Le reçu du remboursement est joint à ce message ou suivra par courriel.',
  memberPaid: 'Payé pour cette personne',
  memberGoesBack: 'Remboursement',
  memberNothing: 'Le paiement de votre groupe n’est pas remboursé.',
  memberInvoiced:
    'Le paiement a été fait par facture. Pour un remboursement, veuillez écrire à l’équipe organisatrice.',
  room: 'Salle : {room}',
  payByCard: 'Payer par carte\u00a0: {link}',
  yourGroup: 'Votre groupe\u00a0: {link}',
  newInvoice: 'La facture nº\u00a0{number} de {amount}, à payer d’ici le {due}, est jointe.',
  newInvoiceFor: 'La facture nº\u00a0{number} de {amount} a été envoyée à {name}.',
  code: 'Code\u00a0: {code}',
  askedToConfirm: 'Veuillez confirmer votre participation sur la page ci-dessous.',
  decisions: {
    in_review: {
      subject: '{label}\u00a0: à l’étude',
      text: 'Votre dossier pour {event} ({label}) est à l’étude. Nous vous écrirons dès qu’une décision sera prise.',
    },
    accepted: {
      subject: '{label}\u00a0: réponse favorable',
      text: 'Bonne nouvelle : votre dossier pour {event} ({label}) est accepté.',
    },
    declined: {
      subject: '{label} : réponse à votre demande',
      text: 'Merci de votre intérêt pour {event} ({label}). Nous regrettons de ne pouvoir retenir votre dossier cette fois-ci.',
    },
    confirmed: {
      subject: '{label}\u00a0: participation confirmée',
      text: 'Merci d’avoir confirmé votre participation à {event} ({label}).',
    },
    withdrawn: {
      subject: '{label}\u00a0: retrait',
      text: 'Vous avez retiré votre dossier pour {event} ({label}). Ce qui vous était réservé a été libéré.',
    },
  },
};
