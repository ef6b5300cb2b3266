import type { FeeLine } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import { discountLines, type Owed, sumByCategory } from './discount-lines.ts';
import { spread } from './percent-of.ts';

/** A line with its amount after discounts, in cents. */
export type NetLine = { line: FeeLine; net: number };

/** Discount lines with their parts, and what is left of each line and category. */
export type Divided = { offs: FeeLine[]; nets: NetLine[]; owed: Owed };

/** Applies discounts in order, dividing each category's part over its lines in proportion to what is left of them. */
export function divideDiscounts(lines: readonly FeeLine[], discounts: readonly Discount[]): Divided {
  return discounts.reduce<Divided>(
    (divided, discount) => {
      const { lines: offs, owed } = discountLines(divided.owed, [discount]);
      const [off] = offs;
      return off ? takeOff(divided, off, partsOf(divided, owed)) : divided;
    },
    { offs: [], nets: lines.map((line) => ({ line, net: line.amount })), owed: sumByCategory(lines) },
  );
}

/** Applies an earlier discount to the lines it was given on, as far as they are still there. */
export function keepDiscount(divided: Divided, given: FeeLine): Divided {
  const parts = divided.nets.map(({ line, net }) =>
    Math.min(net, given.parts?.find(({ id }) => id === line.id)?.amount ?? 0),
  );
  const amount = parts.reduce((sum, part) => sum + part, 0);
  return amount === 0 ? divided : takeOff(divided, { ...given, amount: -amount }, parts);
}

function takeOff({ offs, nets, owed }: Divided, off: FeeLine, parts: readonly number[]): Divided {
  const named = nets.flatMap(({ line: { id } }, at) => {
    const amount = parts[at] ?? 0;
    return amount === 0 ? [] : [{ id, amount }];
  });
  const left = nets.map(({ line, net }, at) => ({ line, net: net - (parts[at] ?? 0) }));
  const lowered = Object.fromEntries(
    FEE_CATEGORIES.map((category) => [
      category,
      owed[category] -
        nets.reduce((sum, { line }, at) => sum + (line.category === category ? (parts[at] ?? 0) : 0), 0),
    ]),
  );
  return { offs: [...offs, { ...off, parts: named }], nets: left, owed: { ...owed, ...lowered } };
}

/** The parts of a discount that reduces the categories to these amounts. */
function partsOf({ nets, owed: before }: Divided, after: Owed): number[] {
  const parts = nets.map(() => 0);
  for (const category of FEE_CATEGORIES) {
    const lines = nets.flatMap(({ line, net }, at) => (line.category === category ? [{ at, net }] : []));
    const shares = spread(
      before[category] - after[category],
      lines.map(({ net }) => net),
    );
    lines.forEach(({ at }, index) => {
      parts[at] = shares[index] ?? 0;
    });
  }
  return parts;
}
