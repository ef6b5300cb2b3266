import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Text } from '#engine/form/languages/text.ts';

/** One category of a quote as the summary beside a step tells it: one amount, and what it is for. */
export interface FeeSummaryLine {
  readonly category: FeeLine['category'];
  /** In cents. */
  readonly amount: number;
  readonly undecided: boolean;
  readonly labels: readonly Text[];
  /** Why the amount is not known yet. */
  readonly reasons: readonly Text[];
}

const ORDER: readonly FeeLine['category'][] = [...FEE_CATEGORIES, 'discount'];

/** A quote by category, in the order of the categories. */
export function feeSummary(quote: Quote): FeeSummaryLine[] {
  return ORDER.flatMap((category) => {
    const lines = quote.lines.filter((line) => line.category === category);
    if (lines.length === 0) return [];
    return [
      {
        category,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        undecided: lines.some(({ undecided }) => isYes(undecided)),
        reasons: lines.flatMap(({ undecided, detail }) => (isYes(undecided) && detail ? [detail] : [])),
        labels: lines.filter(({ undecided }) => !isYes(undecided)).map(({ label }) => label),
      },
    ];
  });
}
