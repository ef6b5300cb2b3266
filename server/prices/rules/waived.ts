import type { Quote } from '#engine/contract/money.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { WAIVER } from './quote.ts';

/**
 * A quote with everything waived: its lines stay, and one discount takes all of them off. What is not known yet, such as
 * the fee of an undecided membership, is waived with it.
 */
export function waived(quote: Quote, label: Text): Quote {
  const lines = quote.lines.filter(({ undecided }) => undecided !== 'Y');
  const off = lines.reduce((sum, { amount }) => sum + amount, 0);
  const parts = lines.flatMap(({ id, amount, category }) =>
    category === 'discount' || amount === 0 ? [] : [{ id, amount: amount - discountOn(quote, id) }],
  );
  const waiver = { id: WAIVER, category: 'discount' as const, label, amount: -off, parts };
  return {
    ...quote,
    lines: off === 0 && lines.length === quote.lines.length ? lines : [...lines, waiver],
    subtotal: 0,
    taxes: [],
    total: 0,
    complete: 'Y',
  };
}

/** What other discounts take off a line. */
function discountOn({ lines }: Quote, id: string): number {
  return lines
    .flatMap(({ parts = [] }) => parts.filter((part) => part.id === id))
    .reduce((sum, { amount }) => sum + amount, 0);
}
