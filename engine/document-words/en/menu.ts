import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `menu`. */
export const menuWords = {
  menu: ['Menu', 'The menu of the site.'],
  'menu.items': ['Items', 'What stands in the bar, from left to right.'],
  'menu.items.id': ['Identifier', 'What tells this item from the others.'],
  'menu.submenu.id': ['Identifier', 'What tells this item from the others.'],
  'menu.items.code': [
    'Target',
    'What it leads to: `home`, `manage-registration`, a track, or `#` and a word; any other is a name only.',
  ],
  'menu.submenu.code': [
    'Target',
    'What it leads to: `home`, `manage-registration`, a track, or `#` and a word; any other is a name only.',
  ],
  'menu.items.label': ['Name', 'What stands in the bar.'],
  'menu.items.link': ['Link', 'Where it leads, where its target does not say.'],
  'menu.submenu.link': ['Link', 'Where it leads, where its target does not say.'],
  'menu.items.alias': ['Behaviour', 'MEGA opens a wide panel, EXTERNALLINK leads off the site.'],
  'menu.submenu.alias': ['Behaviour', 'MEGA opens a wide panel, EXTERNALLINK leads off the site.'],
  'menu.items.menu_new_tab': ['New tab', 'Y opens it in a new tab.'],
  'menu.submenu.menu_new_tab': ['New tab', 'Y opens it in a new tab.'],
  'menu.items.menu_footer': ['At the foot', 'Y lists it at the foot of every page too, under "Take part".'],
  'menu.submenu.menu_footer': ['At the foot', 'Y lists it at the foot of every page too, under "Take part".'],
  'menu.items.submenu': ['Categories', 'What opens under it, column by column.'],
  'menu.items.submenu.label': ['Heading', 'What stands over its pages.'],
  'menu.items.submenu.submenu': ['Pages', 'The pages of the category.'],
  'menu.items.submenu.submenu.label': ['Name', 'What the page is called in the menu.'],
  'menu.items.submenu.submenu.help': ['Help', 'A line under its name that says what is found there.'],
} as const satisfies DocumentWords;
