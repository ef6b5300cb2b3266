import type { Translated } from '#engine/form/languages/messages.ts';
import type { changes as en } from '#server/languages/en/changes.ts';

/** Texts about a change of a registration, in French. */
export const changes: Translated<typeof en> = {
  sessionMoved: '{name} : maintenant {place}, au lieu de {before}.',
  sessionCancelled: '{name} ({before}) : annulé par l’équipe organisatrice.',
  sessionPlaced: '{name}\u00a0: maintenant {place}.',
  sessionReturned: '{name} aura lieu comme prévu\u00a0: {place}.',
  openTime: 'sans horaire fixe',
  activityCancelled: '{name}\u00a0: annulé par l’équipe organisatrice.',
  partRemoved: '{name} n’est plus offert. Veuillez choisir autre chose à la place.',
  tooLateToChange: 'ne peut plus être modifiée ici. Veuillez écrire à l’équipe organisatrice.',
  offerEnded: 'Cette offre a pris fin. Rien n’a été modifié ni débité.',
  notOpen: 'ne peut pas être corrigé ici. Veuillez écrire à l’équipe organisatrice.',
  nothingToChange: 'est déjà le vôtre. Choisissez autre chose.',
  differenceChanged:
    'a changé\u00a0: elle est maintenant de {amount}. Rien n’a été modifié ni débité. Veuillez la vérifier.',
  needed: 'est obligatoire.',
  notTogether: 'Vous ne pouvez pas suivre ces deux ateliers ensemble.',
  kept: 'Non remboursé',
  notPieces: 'doit être une liste d’articles, chaque variante une fois au plus.',
};
