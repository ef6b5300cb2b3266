import type { Translated } from '../../../form/languages/messages.ts';
import type { en } from './problems.en.ts';

/** What can be wrong with menus, in French. */
export const fr: Translated<typeof en> = {
  empty: 'Le menu est vide\u00a0: on ne peut donc trouver aucune page. Ajoutez des éléments.',
  megaBelowBar: 'MEGA n’est permis que pour les éléments de la barre de menu.',
  oneMega: 'Il ne peut y avoir qu’un seul mégamenu.',
  megaWithoutCategories: 'Un mégamenu doit avoir des catégories. Ajoutez «\u00a0submenu\u00a0».',
  externalWithoutLink: 'EXTERNALLINK exige «\u00a0link\u00a0».',
  leadsNowhere: 'Cet élément ne mène nulle part. Ajoutez «\u00a0link\u00a0» ou «\u00a0submenu\u00a0».',
  linkOrSubmenu: '«\u00a0link\u00a0» ou «\u00a0submenu\u00a0»',
};
