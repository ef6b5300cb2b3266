import type { mails as en } from '../en/mails.ts';
import type { Translated } from '../translated.ts';

/** What is put into mails and text messages, in French. */
export const mails: Translated<typeof en> = {
  ticketsAt: 'Vos billets, un par personne\u00a0:',
  askedAfter:
    'Il nous reste quelques questions à vous poser\u00a0: {steps}. Vous les trouverez sur la page de votre inscription.',
  booked: 'Ce que vous avez réservé',
  bookedWhere: 'Lieu\u00a0:',
  invitation:
    'Bonjour {colleague}, {name} participe à {event} ({date}, {location}) et a pensé que cela pourrait vous intéresser\u00a0: {link}',
  inPerson: 'en personne',
  online: 'en ligne',
  hybrid: 'hybride',
  charged: '{amount} ont été débités{card}. Le reçu est joint à ce message.',
  nothingChanges: 'Il n’y a rien à payer et aucun remboursement n’est prévu.',
  nothingAnswered: 'rien',
  lost: 'N’en font plus partie\u00a0: {list}.',
  gained: 'Nouveau\u00a0: {list}.',
  asks: 'Il manque maintenant des réponses\u00a0: {list}. Veuillez les donner à l’équipe organisatrice.',
  back: '{amount} vous sont remboursés{card}. Nous le demandons aujourd’hui\u00a0; la plupart des banques l’affichent en dix jours. Vous recevrez le reçu par courriel.',
  card: ' sur votre carte {brand} se terminant par {last4}',
  backToGroup: '{amount} sont remboursés à votre groupe, qui a payé pour vous.',
  backOfInvoice:
    'Le paiement a été fait par la facture nº\u00a0{number}\u00a0: l’équipe organisatrice règle avec vous ce qui vous revient.',
  invoiceVoided: 'La facture nº {number} est annulée. Veuillez ne pas la payer.',
  backToSend:
    'Le paiement a été fait par la facture nº\u00a0{number}\u00a0: ce qui en revient est à rembourser par vos soins.',
  confirmAddress: 'Confirmer votre nouvelle adresse courriel, {address}\u00a0: {link}',
  nothingBack: 'Aucun remboursement n’est prévu.',
  memberBack:
    'La somme est remboursée sur la carte avec laquelle votre groupe a payé. La plupart des banques l’affichent en dix jours. Vous recevrez le reçu par courriel.',
  memberPaid: 'Payé pour cette personne',
  memberGoesBack: 'Remboursement',
  memberNothing: 'Rien de ce que votre groupe a payé n’est remboursé.',
  memberInvoiced:
    'Le paiement a été fait par facture\u00a0: pour un remboursement, veuillez écrire à l’équipe organisatrice.',
  room: 'Salle : {room}',
  code: 'Code\u00a0: {code}',
  askedToConfirm: 'Veuillez confirmer votre participation à la page ci-dessous.',
  decisions: {
    in_review: {
      subject: '{label}\u00a0: à l’étude',
      text: 'Votre envoi pour {event} ({label}) est à l’étude. Nous vous écrirons dès qu’une décision sera prise.',
    },
    accepted: {
      subject: '{label}\u00a0: réponse favorable',
      text: 'Bonne nouvelle\u00a0: votre envoi pour {event} ({label}) est accepté.',
    },
    declined: {
      subject: '{label}\u00a0: une autre fois',
      text: 'Merci de votre envoi pour {event} ({label}). Nous regrettons de ne pouvoir le retenir cette fois.',
    },
    confirmed: {
      subject: '{label}\u00a0: participation confirmée',
      text: 'Merci\u00a0: vous avez confirmé votre participation à {event} ({label}).',
    },
    withdrawn: {
      subject: '{label}\u00a0: retrait',
      text: 'Vous avez retiré votre envoi pour {event} ({label}). Ce qu’il réservait est libéré.',
    },
  },
};
