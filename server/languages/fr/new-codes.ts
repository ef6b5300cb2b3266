import type { Translated } from '#engine/form/languages/messages.ts';
import type { newCodes as en } from '../en/new-codes.ts';

/** Why codes cannot be created, deactivated or activated, in French. */
export const newCodes: Translated<typeof en> = {
  notACode: 'Un code compte de 5 à 20 lettres, chiffres et traits d’union.',
  taken: 'Le code {code} existe déjà.',
  notAPrefix: 'Utilisez seulement des lettres, des chiffres et des traits d’union.',
  oneValue: 'Entrez un pourcentage ou un montant.',
  labelNeeded: 'Entrez un nom d’au plus 120 caractères dans chaque langue.',
  batchNeeded: 'Nommez le lot pour retrouver ses codes ensemble.',
  batchTaken: 'Un lot porte déjà ce nom.',
  endsTooEarly: 'Le dernier jour précède le premier ou est déjà passé.',
  unknownTrack: 'Ce volet n’existe plus.',
  unknownMembership: 'Ce type d’adhésion n’existe plus.',
  tooMany: 'Un événement compte au plus {most} codes.',
  changed: 'Quelqu’un d’autre a modifié ces codes. Vérifiez les nombres, puis réessayez.',
  notPublished: 'Les codes n’ont pas pu être publiés\u00a0: {problem}',
};
