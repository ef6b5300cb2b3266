/** What can be wrong with menus, in English. */
export const en = {
  empty: 'The menu is empty, so visitors cannot find any page. Add items.',
  megaBelowBar: 'MEGA is allowed only for items of the menu bar.',
  oneMega: 'There can be only one mega menu.',
  megaWithoutCategories: 'A mega menu needs categories. Add "submenu".',
  externalWithoutLink: 'EXTERNALLINK requires "link".',
  leadsNowhere: 'This item does not lead anywhere. Add "link" or "submenu".',
  linkOrSubmenu: '"link" or "submenu"',
} as const;
