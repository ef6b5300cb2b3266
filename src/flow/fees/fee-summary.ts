import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { withQuantity } from '#engine/form/format/with-quantity.ts';
import { resolveText, type Text, textSaid } from '#engine/form/languages/text.ts';

/** One category of a quote as the summary beside a step tells it: one amount, and what it is for. */
export interface FeeSummaryLine {
  readonly id: string;
  readonly category: FeeLine['category'];
  /** In place of the category's name. */
  readonly heading?: Text;
  /** In cents. */
  readonly amount: number;
  readonly undecided: boolean;
  /** What it is for, with the quantity. */
  readonly labels: readonly Text[];
  /** Why the amount is not known yet. */
  readonly reasons: readonly Text[];
}

const labelOf = ({ label, quantity = 1 }: FeeLine): Text =>
  textSaid((locale) => withQuantity(quantity, resolveText(label, locale)));

const ORDER: readonly FeeLine['category'][] = [...FEE_CATEGORIES, 'discount'];

/** A quote by category, in the order of the categories; offers with a heading of their own follow their category. */
export function feeSummary(quote: Quote): FeeSummaryLine[] {
  return ORDER.flatMap((category) => {
    const ofCategory = quote.lines.filter((line) => line.category === category);
    const headings = new Set(ofCategory.flatMap(({ heading }) => (heading ? [nameOf(heading)] : [])));
    return [undefined, ...headings].flatMap((name) => {
      const lines = ofCategory.filter(({ heading }) => (heading && nameOf(heading)) === name);
      return lines.length > 0 ? [summaryOf(category, name, lines)] : [];
    });
  });
}

const nameOf = (heading: Text): string => JSON.stringify(heading);

function summaryOf(
  category: FeeLine['category'],
  name: string | undefined,
  lines: readonly FeeLine[],
): FeeSummaryLine {
  const heading = lines[0]?.heading;
  return {
    id: name === undefined ? category : `${category} ${name}`,
    category,
    ...(heading !== undefined && { heading }),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    undecided: lines.some(({ undecided }) => isYes(undecided)),
    reasons: lines.flatMap(({ undecided, detail }) => (isYes(undecided) && detail ? [detail] : [])),
    labels: lines.filter(({ undecided }) => !isYes(undecided)).map(labelOf),
  };
}
