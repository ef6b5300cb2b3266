import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { withoutDiscounts } from './refund-of.ts';

/**
 * Removes lines from a paid quote, with their parts of discounts and taxes, regardless of the cancellation policy. In
 * cents.
 */
export function quoteWithout(
  quote: Quote,
  ids: ReadonlySet<string>,
  taxes: FeesDocument['taxes'] = [],
): Quote {
  const paid = withoutDiscounts(quote);
  const removed = paid.filter(({ id }) => ids.has(id));
  if (removed.length === 0) return quote;
  // Older quotes do not assign discounts to lines: their share is only in the net amounts.
  let undivided = sum(removed.map(({ id, amount, net }) => amount - net - partOf(quote, id)));
  const lines = quote.lines.flatMap((line): FeeLine[] => {
    if (ids.has(line.id)) return [];
    if (line.category !== 'discount') return [line];
    if (!line.parts) {
      const less = Math.min(undivided, -line.amount);
      undivided -= less;
      return line.amount + less === 0 ? [] : [{ ...line, amount: line.amount + less }];
    }
    const parts = line.parts.filter(({ id }) => !ids.has(id));
    const amount = -sum(parts.map((part) => part.amount));
    return amount === 0 ? [] : [{ ...line, parts, amount }];
  });
  const taxesLeft = quote.taxes.map((tax) => {
    const on = taxes.find(({ code }) => code === tax.code)?.categories;
    const netOf = (all: typeof paid) =>
      sum(all.flatMap(({ category, net }) => (on === undefined || on.includes(category) ? [net] : [])));
    const whole = netOf(paid);
    const amount = whole === 0 ? tax.amount : Math.round((tax.amount * (whole - netOf(removed))) / whole);
    return { ...tax, amount };
  });
  const subtotal = sum(lines.map(({ amount }) => amount));
  const total = subtotal + sum(taxesLeft.map(({ amount }) => amount));
  return { ...quote, lines, subtotal, taxes: taxesLeft.filter(({ amount }) => amount !== 0), total };
}

/** How much the discounts deduct from a line. */
function partOf({ lines }: Quote, id: string): number {
  return sum(
    lines.flatMap(({ parts = [] }) => parts.flatMap((part) => (part.id === id ? [part.amount] : []))),
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
