import type { FeeLine } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { FEE_CATEGORIES, type FeeCategory } from '#engine/event/properties/money.ts';
import { percentOf, spread } from './percent-of.ts';

/** The amount of each category, in cents. */
export type Owed = Readonly<Record<FeeCategory, number>>;

/** The discount lines of codes that reduce something, and the amounts afterwards. */
export type Discounted = { lines: FeeLine[]; owed: Owed };

/** Sums lines by category, independent of their order, as the basis of discounts and taxes. */
export function sumByCategory(lines: readonly FeeLine[]): Owed {
  const sum = (category: FeeCategory) =>
    lines.reduce((total, line) => total + (line.category === category ? line.amount : 0), 0);
  return {
    conference: sum('conference'),
    registration: sum('registration'),
    membership: sum('membership'),
    workshop: sum('workshop'),
    activity: sum('activity'),
    merchandise: sum('merchandise'),
    donation: sum('donation'),
  };
}

/** Applies discounts in order, each to what the former ones left. */
export function discountLines(owed: Owed, discounts: readonly Discount[]): Discounted {
  return discounts.reduce<Discounted>(takeOff, { lines: [], owed });
}

function takeOff({ lines, owed }: Discounted, discount: Discount): Discounted {
  const categories = FEE_CATEGORIES.filter(
    (category) => discount.categories === undefined || discount.categories.includes(category),
  );
  const shares = categories.map((category) => owed[category]);
  const base = shares.reduce((total, share) => total + share, 0);
  const off = Math.min(base, savedOf(base, discount));
  if (off === 0) return { lines, owed };
  const parts = spread(off, shares);
  const lowered = Object.fromEntries(
    categories.map((category, index) => [category, owed[category] - (parts[index] ?? 0)]),
  );
  return {
    lines: [
      ...lines,
      { id: `discount-${discount.code}`, category: 'discount', label: discount.label, amount: -off },
    ],
    owed: { ...owed, ...lowered },
  };
}

/** A code may have both: the percentage first, then the amount. */
function savedOf(base: number, { percent, amount }: Discount): number {
  return (percent === undefined ? 0 : percentOf(base, percent)) + (amount ?? 0);
}
