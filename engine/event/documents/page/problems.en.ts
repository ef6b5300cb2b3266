/** What can be wrong with pages, in English. */
export const en = {
  faintTide: 'The text on the tide ("ink" on "fourth") has too little contrast to read.',
  strongerTide: 'a theme in which their contrast is at least {least}:1, or no tide',
  ownParent: 'A page cannot be its own parent.',
  reserved: '"/{code}" is reserved by the product, so a page with this code would never be shown.',
  empty: 'The page has no blocks, so it is blank. Add blocks.',
  publishParent: 'Publish it, or correct the name.',
} as const;
