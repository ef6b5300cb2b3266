import type { FeeLine, Quote } from '#engine/contract/money.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { LOCALES, resolveText, type Text } from '#engine/form/languages/text.ts';
import { isSameAnswer } from '#engine/form/values/same-answer.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { undecidedMembership } from './membership-lines.ts';

/**
 * One quote for all possible results of open answers: lines that are the same in every quote, and for each other
 * category one line with its lowest amount. The total is the lowest of all. `reasonOf` returns the answers on which a
 * category depends.
 */
export function leastQuote(
  quotes: readonly [Quote, ...Quote[]],
  reasonOf: (category: FeeLine['category']) => Text | undefined,
): Quote {
  const [first] = quotes;
  const least = quotes.reduce((best, each) => (each.total < best.total ? each : best), first);
  const isCertain = (line: FeeLine) =>
    quotes.every(({ lines }) => lines.some((other) => isSameAnswer(line, other)));
  const lines = [...FEE_CATEGORIES, 'discount' as const].flatMap((category) => {
    const isOf = (line: FeeLine) => line.category === category;
    const open = quotes.map((quote) => quote.lines.filter((line) => isOf(line) && !isCertain(line)));
    const certain = first.lines.filter((line) => isOf(line) && isCertain(line));
    return open.every((each) => each.length === 0)
      ? certain
      : [openLine(category, open, reasonOf(category)), ...certain];
  });
  return { ...least, lines, complete: lines.some(({ undecided }) => undecided === 'Y') ? 'N' : 'Y' };
}

function openLine(
  category: FeeLine['category'],
  open: readonly (readonly FeeLine[])[],
  reason: Text | undefined,
): FeeLine {
  const amount = Math.min(...open.map((lines) => lines.reduce((sum, line) => sum + line.amount, 0)));
  if (category === 'membership') return { ...undecidedMembership, amount };
  const [label = '', ...others] = open.flatMap((lines) => lines.map((line) => line.label));
  const isOne = others.every((other) => isSameText(label, other));
  return {
    id: `open-${category}`,
    category,
    label: isOne ? label : inEveryLanguage(`fees.${category}`),
    ...(reason !== undefined && { detail: reason }),
    // Reductions are not shown before they are certain.
    amount: category === 'discount' ? 0 : amount,
    undecided: 'Y',
  };
}

const isSameText = (one: Text, other: Text) =>
  LOCALES.every((locale) => resolveText(one, locale) === resolveText(other, locale));
