import type { FeeLine } from '#engine/contract/money.ts';
import { addTo, type Divisible, type Part, sum, totalOf } from './refund-part.ts';

/** Less than this is not worth a line or a refund of its own, in cents. */
export const FEW_CENTS = 100;

/** Taxes of a part may be off their exact share by this much, in cents. */
const TAX_ROUNDING = 5;

/**
 * Gathers what a division left in cents: a line goes to the part with the rest of it, a refund to a charge that has
 * room for it and another, and no cents are left of a charge.
 */
export function gatherCents(all: readonly Part[], charges: readonly Divisible[]): void {
  // What a group has paid goes to no card of a member.
  const parts = all.filter((_, at) => charges[at]?.charged);
  const leftOf = (part: Part) => charges[all.indexOf(part)]?.left ?? 0;
  const room = (part: Part) => leftOf(part) - totalOf(part);
  for (const part of parts) {
    for (const [id, line] of part.lines) {
      const rest = largest(parts, part, (other) => Math.abs(amountOf(other, id)));
      if (rest && isFewCents(line.amount) && amountOf(rest, id) !== 0) moveLine(part, rest, line, room);
    }
  }
  for (const part of parts) if (isFewCents(totalOf(part))) joinAnother(part, parts, leftOf);
  for (const part of parts) {
    const other = largest(parts, part, totalOf);
    if (other && totalOf(part) > 0 && isFewCents(room(part)) && totalOf(other) >= FEW_CENTS + room(part))
      moveBack(other, part, undefined, room(part));
  }
}

/** Moves a part and another to the first charge with room for both, if possible that of the other. */
function joinAnother(part: Part, parts: readonly Part[], leftOf: (part: Part) => number): void {
  const others = parts.filter((other) => other !== part && totalOf(other) > 0);
  const pairs = [
    ...others.map((other) => ({ other, to: other })),
    ...others.flatMap((other) => parts.filter((to) => to !== other).map((to) => ({ other, to }))),
  ];
  const joined = pairs.find(({ other, to }) => {
    const amounts = [...new Set([part, other, to])].map((each) => ({ amount: totalOf(each) }));
    return sum(amounts) <= leftOf(to);
  });
  if (!joined) return;
  for (const from of [part, joined.other]) if (from !== joined.to) moveAll(from, joined.to);
}

/** Moves a line from a part to another, and as much back as they have no room for; not at all if nothing fits. */
function moveLine(from: Part, to: Part, line: FeeLine, room: (part: Part) => number): void {
  const [giver, taker] = line.amount > 0 ? [from, to] : [to, from];
  const cents = Math.abs(line.amount);
  const back = Math.max(0, cents - room(taker), cents - totalOf(giver));
  if (back > 0 && !moveBack(taker, giver, line.id, back)) return;
  addTo(from.lines, line.id, line, -line.amount);
  addTo(to.lines, line.id, line, line.amount);
}

/** Moves cents of another line that both parts have, or a few of taxes. Returns whether there was one. */
function moveBack(from: Part, to: Part, exceptId: string | undefined, cents: number): boolean {
  for (const [id, line] of to.lines) {
    const [less, more] = [amountOf(from, id) - cents, line.amount + cents];
    if (
      id === exceptId ||
      less + cents === 0 ||
      [less, more].some(isFewCents) ||
      Math.sign(less) * Math.sign(more) < 0
    )
      continue;
    addTo(from.lines, id, line, -cents);
    addTo(to.lines, id, line, cents);
    return true;
  }
  for (const [code, tax] of from.taxes) {
    if (cents > TAX_ROUNDING || tax.amount < cents) continue;
    addTo(from.taxes, code, tax, -cents);
    addTo(to.taxes, code, tax, cents);
    return true;
  }
  return false;
}

function moveAll(from: Part, to: Part): void {
  for (const [id, line] of from.lines) addTo(to.lines, id, line, line.amount);
  for (const [code, tax] of from.taxes) addTo(to.taxes, code, tax, tax.amount);
  from.lines.clear();
  from.taxes.clear();
}

/** Whether an amount is too small for a line or a refund of its own. */
export function isFewCents(amount: number): boolean {
  return amount !== 0 && Math.abs(amount) < FEW_CENTS;
}

function amountOf(part: Part, id: string): number {
  return part.lines.get(id)?.amount ?? 0;
}

/** The other part with the largest value. */
function largest(parts: readonly Part[], except: Part, sizeOf: (part: Part) => number): Part | undefined {
  const others = parts.filter((part) => part !== except);
  return others.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}
