import type { Quote } from '#engine/contract/money.ts';

type Row = { readonly amount: number };

/**
 * The part of a quote between two amounts, in cents: every line and tax in proportion. Parts that follow each other add
 * up to the whole, line by line, and each to its own total.
 */
export function partOfQuote(whole: Quote, from: number, amount: number): Quote {
  const rows: readonly Row[] = [...whole.lines, ...whole.taxes];
  const [before, after] = [shares(rows, whole.total, from), shares(rows, whole.total, from + amount)];
  const shareAt = (at: number) => (after[at] ?? 0) - (before[at] ?? 0);
  const isThere = (row: Row) => row.amount !== 0;
  const lines = whole.lines
    .map(({ parts: _, ...line }, at) => ({ ...line, amount: shareAt(at) }))
    .filter(isThere);
  const taxes = whole.taxes
    .map((tax, at) => ({ ...tax, amount: shareAt(whole.lines.length + at) }))
    .filter(isThere);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  return { ...whole, lines, subtotal, taxes, total: amount };
}

/** The part of each row in the first cents of a total; the largest row gets the rounding remainder. */
function shares(rows: readonly Row[], total: number, cents: number): number[] {
  if (total <= 0) return rows.map(() => 0);
  const rounded = rows.map(({ amount }) => Math.round((amount * cents) / total));
  const rest = cents - rounded.reduce((sum, share) => sum + share, 0);
  const amounts = rows.map(({ amount }) => amount);
  const largest = amounts.indexOf(Math.max(...amounts));
  return rounded.map((share, at) => (at === largest ? share + rest : share));
}
