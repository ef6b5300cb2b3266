import type { Translated } from '#engine/form/languages/messages.ts';
import type { decisions as en } from '../en/decisions.ts';

/** Texts about a decision and what follows it, in French. */
export const decisions: Translated<typeof en> = {
  notToDecide: 'désigne un dossier qui ne peut être ni accepté ni refusé.',
  decidedForGood:
    'ne peut plus être modifiée\u00a0: le dossier a été refusé ou retiré, et ce qu’il réservait est libéré.',
  nothingToConfirm: 'ne demande pas de confirmation en ce moment.',
  nothingToWithdraw:
    'désigne un dossier qui ne peut être retiré\u00a0: il n’a pas été envoyé, ou a déjà été refusé ou retiré.',
};
