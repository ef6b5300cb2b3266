import type { menuWords as english } from '../en/menu.ts';
import type { WordsAs } from '../words.ts';

/** French words of a document of kind `menu`. */
export const menuWords: WordsAs<typeof english> = {
  menu: ['Menu', 'Le menu du site.'],
  'menu.items': ['Éléments', 'Ce qui figure dans la barre, de gauche à droite.'],
  'menu.items.id': ['Identifiant', 'Ce qui distingue cet élément des autres.'],
  'menu.submenu.id': ['Identifiant', 'Ce qui distingue cet élément des autres.'],
  'menu.items.code': [
    'Cible',
    'Où il mène\u00a0: `home`, `manage-registration`, un parcours, ou `#` et un mot\u00a0; sinon, un simple nom.',
  ],
  'menu.submenu.code': [
    'Cible',
    'Où il mène\u00a0: `home`, `manage-registration`, un parcours, ou `#` et un mot\u00a0; sinon, un simple nom.',
  ],
  'menu.items.label': ['Nom', 'Ce qui est écrit dans la barre.'],
  'menu.items.link': ['Lien', 'Où il mène, si sa cible ne le dit pas.'],
  'menu.submenu.link': ['Lien', 'Où il mène, si sa cible ne le dit pas.'],
  'menu.items.alias': ['Comportement', 'MEGA ouvre un grand panneau, EXTERNALLINK mène hors du site.'],
  'menu.submenu.alias': ['Comportement', 'MEGA ouvre un grand panneau, EXTERNALLINK mène hors du site.'],
  'menu.items.menu_new_tab': ['Nouvel onglet', 'Y l’ouvre dans un nouvel onglet.'],
  'menu.submenu.menu_new_tab': ['Nouvel onglet', 'Y l’ouvre dans un nouvel onglet.'],
  'menu.items.menu_footer': [
    'Au pied',
    'Y la place aussi au pied de chaque page, sous «\u00a0Participer\u00a0».',
  ],
  'menu.submenu.menu_footer': [
    'Au pied',
    'Y la place aussi au pied de chaque page, sous «\u00a0Participer\u00a0».',
  ],
  'menu.items.submenu': ['Catégories', 'Ce qui s’ouvre dessous, colonne par colonne.'],
  'menu.items.submenu.label': ['En-tête', 'Ce qui figure au-dessus de ses pages.'],
  'menu.items.submenu.submenu': ['Pages', 'Les pages de la catégorie.'],
  'menu.items.submenu.submenu.label': ['Nom', 'Le nom de la page dans le menu.'],
  'menu.items.submenu.submenu.help': ['Aide', 'Une ligne sous le nom qui dit ce que l’on y trouve.'],
};
