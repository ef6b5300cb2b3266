import type { WordsAs } from '../../document-kind/reference-texts.ts';
import type { menuWords as english } from './reference.en.ts';

/** French words of a document of kind `menu`. */
export const menuWords: WordsAs<typeof english> = {
  menu: ['Menu', 'Le menu du site.'],
  'menu.items': ['Éléments', 'Les éléments de la barre, de gauche à droite.'],
  'menu.items.id': ['Identifiant', 'Identifiant unique de l’élément.'],
  'menu.submenu.id': ['Identifiant', 'Identifiant unique de l’élément.'],
  'menu.items.code': [
    'Cible',
    'Où il mène : `home`, `manage-registration`, un volet, ou `#` et un mot. Toute autre valeur est un simple nom.',
  ],
  'menu.submenu.code': [
    'Cible',
    'Où il mène : `home`, `manage-registration`, un volet, ou `#` et un mot. Toute autre valeur est un simple nom.',
  ],
  'menu.items.label': ['Nom', 'Texte dans la barre.'],
  'menu.items.link': ['Lien', 'Lien, si la cible ne le détermine pas.'],
  'menu.submenu.link': ['Lien', 'Lien, si la cible ne le détermine pas.'],
  'menu.items.alias': ['Comportement', 'MEGA ouvre un grand panneau. EXTERNALLINK ouvre un autre site.'],
  'menu.submenu.alias': ['Comportement', 'MEGA ouvre un grand panneau. EXTERNALLINK ouvre un autre site.'],
  'menu.items.menu_new_tab': ['Nouvel onglet', 'Y l’ouvre dans un nouvel onglet.'],
  'menu.submenu.menu_new_tab': ['Nouvel onglet', 'Y l’ouvre dans un nouvel onglet.'],
  'menu.items.menu_footer': [
    'Dans le pied de page',
    'Y l’affiche aussi dans le pied de page, sous «\u00a0Participer\u00a0».',
  ],
  'menu.submenu.menu_footer': [
    'Dans le pied de page',
    'Y l’affiche aussi dans le pied de page, sous «\u00a0Participer\u00a0».',
  ],
  'menu.items.submenu': ['Catégories', 'Les colonnes qui s’ouvrent dessous.'],
  'menu.items.submenu.label': ['En-tête', 'En-tête au-dessus de ses pages.'],
  'menu.items.submenu.submenu': ['Pages', 'Les pages de la catégorie.'],
  'menu.items.submenu.submenu.label': ['Nom', 'Le nom de la page dans le menu.'],
  'menu.items.submenu.submenu.help': ['Aide', 'Une ligne sous le nom qui décrit la page.'],
};
