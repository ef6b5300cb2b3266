import type { Difference } from '#engine/contract/change.ts';
import { FEE_CATEGORIES, type FeeCategory } from '#engine/event/properties/money.ts';
import { formatList } from '#engine/form/format/list.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';

/** A fee that is filled in, for an organizer to check; `amount` in cents, before tax. */
export type ProposedFee = { readonly label: string; readonly category: FeeCategory; readonly amount: number };

/** The longest label that a fee has. */
const LONGEST = 200;

/**
 * The fee that a change comes to: what is new by name, in the category of its dearest line, whose tax is added to it.
 * Undefined if the change costs nothing.
 */
export function feeOf(
  { lines, difference }: Pick<Difference, 'lines' | 'difference'>,
  locale: Locale,
): ProposedFee | undefined {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const dearer = lines.filter((line) => line.amount > 0).sort((a, b) => b.amount - a.amount);
  const category = FEE_CATEGORIES.find((each) => each === dearer[0]?.category);
  if (difference <= 0 || amount <= 0 || !category) return undefined;
  const names = [...new Set(dearer.map(({ label }) => resolveText(label, locale)))];
  return { label: formatList(names, locale).slice(0, LONGEST), category, amount };
}

/** The address that opens the panel of fees with a fee filled in. */
export function feeInAddress({ label, category, amount }: ProposedFee): Record<string, string> {
  return { do: 'owed', label, category, amount: (amount / 100).toFixed(2) };
}

/** What an address fills into the panel of fees. */
export function feeFromAddress(params: URLSearchParams): {
  label: string;
  category: FeeCategory;
  amount: string;
} {
  return {
    label: (params.get('label') ?? '').slice(0, LONGEST),
    category: FEE_CATEGORIES.find((each) => each === params.get('category')) ?? 'registration',
    amount: params.get('amount') ?? '',
  };
}
