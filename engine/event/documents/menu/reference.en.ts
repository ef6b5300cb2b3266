import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `menu`. */
export const menuWords = {
  menu: ['Menu', 'The menu of the site.'],
  'menu.items': ['Items', 'Items of the menu bar, from left to right.'],
  'menu.items.id': ['Identifier', 'Unique identifier of the item.'],
  'menu.submenu.id': ['Identifier', 'Unique identifier of the item.'],
  'menu.items.code': [
    'Target',
    'Where it leads: `home`, `manage-registration`, a track, or `#` and a word. Any other value is only a name.',
  ],
  'menu.submenu.code': [
    'Target',
    'Where it leads: `home`, `manage-registration`, a track, or `#` and a word. Any other value is only a name.',
  ],
  'menu.items.label': ['Name', 'Text in the menu bar.'],
  'menu.items.link': ['Link', 'Link, if the target does not define one.'],
  'menu.submenu.link': ['Link', 'Link, if the target does not define one.'],
  'menu.items.alias': ['Behaviour', 'MEGA opens a wide panel. EXTERNALLINK opens another website.'],
  'menu.submenu.alias': ['Behaviour', 'MEGA opens a wide panel. EXTERNALLINK opens another website.'],
  'menu.items.menu_new_tab': ['New tab', 'Y opens it in a new tab.'],
  'menu.submenu.menu_new_tab': ['New tab', 'Y opens it in a new tab.'],
  'menu.items.menu_footer': ['In the footer', 'Y also lists it in the footer, under "Get involved".'],
  'menu.submenu.menu_footer': ['In the footer', 'Y also lists it in the footer, under "Get involved".'],
  'menu.items.submenu': ['Categories', 'The columns that open below it.'],
  'menu.items.submenu.label': ['Heading', 'Heading above its pages.'],
  'menu.items.submenu.submenu': ['Pages', 'The pages of the category.'],
  'menu.items.submenu.submenu.label': ['Name', 'Name of the page in the menu.'],
  'menu.items.submenu.submenu.help': ['Help', 'A line below the name that describes the page.'],
} as const satisfies DocumentReference;
