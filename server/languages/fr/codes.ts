import type { codes as en } from '../en/codes.ts';
import type { Translated } from '../translated.ts';

/** Why a code of a discount or an invitation is refused, in French. */
export const codes: Translated<typeof en> = {
  length: 'Un code compte de 5 à 20 caractères.',
  unknown: 'Ce code est inconnu. Veuillez vérifier comment il s’écrit.',
  usedUp: 'Ce code a été utilisé autant de fois qu’il peut l’être.',
  notForThis: 'Ce code ne s’applique pas à ce que vous avez choisi.',
  alreadyApplied: 'Ce code est déjà pris en compte.',
  notAnInvitation: 'Ceci est un code de rabais, et non une invitation.',
  notADiscount: 'Ceci est un code d’invitation. Veuillez le saisir comme invitation.',
  notYet: 'Ce code peut être utilisé à partir du {day}.',
  over: 'Ce code pouvait être utilisé jusqu’au {day}.',
  tooMany:
    'ne peut plus être essayé pour l’instant : trop d’essais n’étaient pas les bons. Réessayez dans une heure.',
};
