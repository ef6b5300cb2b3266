/** Where the focus is in the mega menu: in the list of categories, or among the pages of one. */
export interface MegaPlace {
  readonly list: 'categories' | 'pages';
  readonly index: number;
}

/** The number of items, and the selected category. */
export interface MegaSize {
  readonly categories: number;
  readonly pages: number;
  readonly shown: number;
}

/** Pages are in two columns, row by row. */
const COLUMNS = 2;

/** The target of an arrow, Home or End in the mega menu; undefined if there is none. */
export function moveInMega(from: MegaPlace, key: string, size: MegaSize): MegaPlace | undefined {
  return from.list === 'categories'
    ? amongCategories(from.index, key, size)
    : amongPages(from.index, key, size);
}

function amongCategories(index: number, key: string, { categories, pages }: MegaSize): MegaPlace | undefined {
  const to = (next: number): MegaPlace => ({ list: 'categories', index: (next + categories) % categories });
  switch (key) {
    case 'ArrowDown':
      return to(index + 1);
    case 'ArrowUp':
      return to(index - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(-1);
    case 'ArrowRight':
      return pages > 0 ? { list: 'pages', index: 0 } : undefined;
    default:
      return undefined;
  }
}

function amongPages(index: number, key: string, { pages, shown }: MegaSize): MegaPlace | undefined {
  const to = (next: number): MegaPlace | undefined =>
    next >= 0 && next < pages ? { list: 'pages', index: next } : undefined;
  const column = index % COLUMNS;
  switch (key) {
    case 'ArrowDown':
      return to(index + COLUMNS);
    case 'ArrowUp':
      return to(index - COLUMNS);
    case 'ArrowRight':
      return column < COLUMNS - 1 ? to(index + 1) : undefined;
    case 'ArrowLeft':
      return column > 0 ? to(index - 1) : { list: 'categories', index: shown };
    case 'Home':
      return to(0);
    case 'End':
      return to(pages - 1);
    default:
      return undefined;
  }
}
