import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with pages, in French. */
export const fr: Translated<typeof en> = {
  faintTide:
    'Le texte sur la marée («\u00a0ink\u00a0» sur «\u00a0fourth\u00a0») manque de contraste pour être lisible.',
  strongerTide: 'un thème dont le contraste est d’au moins {least}:1, ou aucune marée',
  ownParent: 'Une page ne peut pas être sa propre page parente.',
  reserved:
    '«\u00a0/{code}\u00a0» est réservé au produit\u00a0: une page qui a ce code ne s’afficherait donc jamais.',
  empty: 'La page n’a aucun bloc\u00a0: elle est donc vide. Ajoutez des blocs.',
  publishParent: 'Publiez-la, ou corrigez le nom.',
};
