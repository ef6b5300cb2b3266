/** A cell: words, a count, an amount in cents, an instant, or nothing. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'moment'; readonly at: Date }
  | undefined;

/** A list as it is exported, its rows read as they are written; each has a cell for every heading. */
export interface ExportedTable {
  /** The file's name without the event's code and the date. */
  readonly name: string;
  readonly headings: readonly string[];
  /** The time zone (IANA name) that its instants are told in. */
  readonly timezone: string;
  rows(): AsyncIterable<readonly Cell[]>;
}

/** Some columns of a list, and their cells of one row. */
export interface Columns<Row> {
  readonly headings: readonly string[];
  cells(row: Row): Cell[];
}

/** Columns by their headings. */
export function columnsOf<Row>(columns: readonly (readonly [string, (row: Row) => Cell])[]): Columns<Row> {
  return {
    headings: columns.map(([heading]) => heading),
    cells: (row) => columns.map(([, cell]) => cell(row)),
  };
}

/** A text; an empty cell without one. */
export function textCell(text: string | null | undefined): Cell {
  return text ? { kind: 'text', text } : undefined;
}

/** A count. */
export function numberCell(number: number | null | undefined): Cell {
  return typeof number === 'number' ? { kind: 'number', number } : undefined;
}

/** An amount in cents. */
export function moneyCell(cents: number | null | undefined): Cell {
  return typeof cents === 'number' ? { kind: 'money', cents } : undefined;
}

/** An instant. */
export function momentCell(at: Date | null | undefined): Cell {
  return at ? { kind: 'moment', at } : undefined;
}
