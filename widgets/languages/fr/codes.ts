import type { Translated } from '#engine/form/languages/messages.ts';
import type { codes as en } from '../en/codes.ts';

/** Texts of the code fields, in French. */
export const codes: Translated<typeof en> = {
  apply: 'Appliquer',
  applying: 'Vérification…',
  isApplied: '{code} est appliqué.',
  saves: 'Vous économisez {amount}.',
  remove: 'Retirer',
  removeNamed: 'Retirer {code}',
  removed: 'Le code a été retiré',
};
