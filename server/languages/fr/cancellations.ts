import type { Translated } from '#engine/form/languages/messages.ts';
import type { cancellations as en } from '../en/cancellations.ts';

/** Texts about a cancellation and its refund, in French. */
export const cancellations: Translated<typeof en> = {
  alreadyCancelled: 'est déjà annulée.',
  tooLateToCancel: 'ne peut plus être annulée ici. Veuillez écrire à l’équipe organisatrice.',
  refundChanged: 'a changé\u00a0: il est maintenant de {amount}. Rien n’a été annulé. Veuillez le vérifier.',
  refundNotYours: 'est fixé par la politique d’annulation.',
  refundTooLarge: 'dépasse ce qui reste du paiement, {amount}.',
  linesChanged: 'a changé : il est maintenant de {amount}. Rien n’a été remboursé. Veuillez le vérifier.',
  takenElsewhere: 'a été encaissé par {gateway}, qui n’est plus utilisé ici. Remboursez-le là-bas.',
  whyNeeded: 'est requis quand le remboursement s’écarte de la politique.',
  unknownReason: 'ne fait pas partie des raisons proposées.',
  differentEvent: 'Participation à un autre événement',
  changedMind: 'Changement d’avis',
  illness: 'Maladie',
  noFunding: 'Financement du perfectionnement professionnel non approuvé',
  familyEmergency: 'Urgence familiale',
  ttocShortage: 'Pénurie de suppléance',
  otherReason: 'Autre',
};
