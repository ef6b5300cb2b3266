import type { Translated } from '#engine/form/languages/messages.ts';
import type { codes as en } from '../en/codes.ts';

/** Why a discount or invitation code is refused, in French. */
export const codes: Translated<typeof en> = {
  length: 'Un code compte de 5 à 20 caractères.',
  unknown: 'Nous ne reconnaissons pas ce code. Veuillez vérifier l’orthographe.',
  inactive: 'Ce code n’est plus valide. Communiquez avec l’équipe organisatrice pour en obtenir un autre.',
  usedUp: 'Ce code a atteint son nombre maximal d’utilisations.',
  notForThis: 'Ce code ne s’applique pas à vos choix.',
  alreadyApplied: 'Ce code est déjà appliqué.',
  notAnInvitation: 'Ceci est un code de rabais, et non une invitation.',
  savesNothing: 'Ce code ne réduit rien pour cette inscription.',
  notADiscount: 'Ceci est un code d’invitation. Veuillez le saisir comme invitation.',
  notYet: 'Ce code est valide à partir du {day}.',
  over: 'Ce code était valide jusqu’au {day}.',
  tooMany:
    'ne peut plus être saisi pour l’instant\u00a0: trop de codes étaient erronés. Réessayez dans une heure.',
};
