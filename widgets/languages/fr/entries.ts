import type { Translated } from '#engine/form/languages/messages.ts';
import type { entries as en } from '../en/entries.ts';

/** The same in French. */
export const entries: Translated<typeof en> = {
  sameInAll: 'Identique dans toutes les langues',
  missing: 'Manquant',
  asJson: 'En format JSON',
  notJson: 'Ce n’est pas encore du JSON valide, et ce n’est donc pas enregistré\u00a0: {reason}',
  pickColour: 'Choisir\u00a0: {name}',
  writing: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  bullets: 'Liste',
  link: 'Lien',
  seen: 'Aperçu',
};
