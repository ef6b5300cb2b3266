import { MOST_CODES } from '#engine/contract/desk-values.ts';

/** Chosen rows of the list: by their codes, or all that match the filter at that time. */
export type Selection = {
  readonly codes: ReadonlySet<string>;
  /** The filter as text; all that match it are chosen. */
  readonly all?: string;
  /** The row that was chosen last, where a span starts. */
  readonly last?: string;
};

export const NOTHING: Selection = { codes: new Set() };

type Row = { readonly code: string };

const limited = (codes: Iterable<string>): ReadonlySet<string> => new Set([...codes].slice(0, MOST_CODES));

/** Chooses a row, or leaves it out. Leaving one out of all that match keeps the loaded rows. */
export function toggled(selection: Selection, rows: readonly Row[], code: string): Selection {
  const codes = new Set(selection.all === undefined ? selection.codes : rows.map((row) => row.code));
  if (!codes.delete(code)) codes.add(code);
  return { codes: limited(codes), last: code };
}

/** Chooses every row from the last one to this one too. */
export function spanned(selection: Selection, rows: readonly Row[], code: string): Selection {
  if (selection.all !== undefined) return selection;
  const to = rows.findIndex((row) => row.code === code);
  const last = rows.findIndex((row) => row.code === selection.last);
  const from = last < 0 ? to : last;
  const span = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.code);
  return { codes: limited([...selection.codes, ...span]), last: code };
}

/** Chooses the loaded rows, or leaves them all out if they are chosen. */
export function toggledLoaded(selection: Selection, rows: readonly Row[]): Selection {
  if (selection.all !== undefined) return NOTHING;
  const codes = new Set(selection.codes);
  const isFull = rows.every(({ code }) => codes.has(code));
  for (const { code } of rows) {
    if (isFull) codes.delete(code);
    else codes.add(code);
  }
  return { codes: limited(codes) };
}
