import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { spread } from '#server/prices/rules/percent-of.ts';
import { gatherCents } from './gather-cents.ts';
import { addTo, type Divisible, type Part, subtotalOf, sum, totalOf } from './refund-part.ts';
import { KEPT } from './retained-part.ts';

/**
 * Divides a refund over charges, newest first, so that each line is refunded from the charge whose receipt has it. The
 * parts add up to the refund, each to its own total, and none exceeds what is left. Undefined if that is impossible,
 * such as after an organizer refunded an amount without lines.
 */
export function divideRefund(
  whole: Quote,
  charges: readonly Divisible[],
  taxed: FeesDocument['taxes'],
): (Quote | undefined)[] | undefined {
  const parts = charges.map((): Part => ({ lines: new Map(), taxes: new Map() }));
  const rest = [...addCharged(parts, charges, whole.lines)];
  // An even exchange has no receipt: its items are refunded from the charge with most left.
  for (const line of rest.filter(({ amount }) => amount > 0)) addUnknown(parts, charges, line, whole);
  const shareTaxes = () => divideTaxes(parts, whole.taxes, taxed);
  const excessOf = (part: Part, at: number) => totalOf(part) - (charges[at]?.left ?? 0);
  const worst = () => largest(parts.map(excessOf));
  for (const line of rest.filter(({ amount }) => amount < 0)) {
    for (let open = -line.amount; open > 0; ) {
      shareTaxes();
      const at = worst();
      const part = parts[at];
      if (!part) return undefined;
      const excess = excessOf(part, at);
      // The largest part covers the rest of what must be deducted.
      const bears = excess > 0 ? part : (parts[largest(parts.map(subtotalOf))] ?? part);
      const most = excess > 0 ? beforeTax(part, excess) : subtotalOf(bears);
      const amount = most > 0 ? Math.min(open, most) : open;
      addTo(bears.lines, line.id, line, -amount);
      open -= amount;
    }
  }
  shareTaxes();
  for (const [at, part] of parts.entries()) {
    const excess = excessOf(part, at);
    if (excess > 0) undoCredits(parts, charges, { of: 'lines', at, cents: beforeTax(part, excess) });
  }
  shareTaxes();
  for (const [at, part] of parts.entries()) {
    const excess = excessOf(part, at);
    if (excess > 0) undoCredits(parts, charges, { of: 'taxes', at, cents: excess });
  }
  if (!moveCents(parts, charges)) return undefined;
  gatherCents(parts, charges);
  return parts.map((part, at) => {
    const total = totalOf(part);
    return total === 0 && excessOf(part, at) <= 0 && part.lines.size === 0 ? undefined : quoteOf(part, whole);
  });
}

/**
 * Assigns each line to the charges that have it. Returns lines that are in none: kept fees, items taken in exchange,
 * and those of a group's charge, whose receipt lists members.
 */
function* addCharged(
  parts: readonly Part[],
  charges: readonly Divisible[],
  lines: readonly FeeLine[],
): Generator<FeeLine> {
  for (const line of [...lines].sort((a, b) => Math.sign(b.amount) - Math.sign(a.amount))) {
    const sign = Math.sign(line.amount);
    let open = Math.abs(line.amount);
    for (const [at, { charged }] of charges.entries()) {
      const has = (charged?.lines.get(line.id)?.amount ?? 0) * sign;
      const part = parts[at];
      // A discount never exceeds what there is.
      const most = sign < 0 && part ? Math.min(has, subtotalOf(part)) : has;
      const amount = Math.min(open, Math.max(0, most));
      addTo(part?.lines, line.id, line, amount * sign);
      open -= amount;
    }
    if (open > 0) yield { ...line, amount: open * sign };
  }
}

function addUnknown(
  parts: readonly Part[],
  charges: readonly Divisible[],
  line: FeeLine,
  { subtotal, total }: Quote,
): void {
  for (let open = line.amount; open > 0; ) {
    const rooms = parts.map(
      (part, at) => ((charges[at]?.left ?? 0) * subtotal) / Math.max(1, total) - subtotalOf(part),
    );
    const at = largest(rooms);
    const room = Math.floor(rooms[at] ?? 0);
    const amount = room > 0 ? Math.min(open, room) : open;
    addTo(parts[at]?.lines, line.id, line, amount);
    open -= amount;
  }
}

/**
 * Reverses deductions on a charge's receipt for items given up in exchange, since another charge paid for them. Without
 * a receipt (an even exchange), a charge with enough left covers it.
 */
function undoCredits(
  parts: readonly Part[],
  charges: readonly Divisible[],
  { of, at, cents }: { of: 'lines' | 'taxes'; at: number; cents: number },
): void {
  let open = cents;
  const inParts = (charge: number, id: string) => parts[charge]?.[of].get(id)?.amount ?? 0;
  const notUsed = (other: number, id: string) =>
    (charges[other]?.charged?.[of].get(id)?.amount ?? 0) - inParts(other, id);
  const roomLeft = (other: number) => (charges[other]?.left ?? 0) - totalOf(parts[other]);
  for (const most of [notUsed, roomLeft]) {
    for (const [id, credit] of charges[at]?.charged?.[of] ?? []) {
      for (const other of charges.keys()) {
        if (other === at) continue;
        const undone = Math.min(0, inParts(at, id));
        const amount = Math.min(open, most(other, id), -credit.amount + undone);
        if (amount <= 0) continue;
        addTo(parts[at]?.[of], id, credit, -amount);
        addTo(parts[other]?.[of], id, credit, amount);
        open -= amount;
      }
    }
  }
}

function divideTaxes(parts: readonly Part[], taxes: Quote['taxes'], taxed: FeesDocument['taxes']): void {
  for (const tax of taxes) {
    const { code, amount } = tax;
    const on = taxed.find((each) => each.code === code)?.categories;
    const isTaxed = ({ category }: FeeLine) =>
      category === 'discount' || on === undefined || on.includes(category);
    const weights = parts.map(({ lines }) => Math.max(0, sum([...lines.values()].filter(isTaxed))));
    const known = sum(weights.map((weight) => ({ amount: weight }))) > 0;
    const shares = spread(
      Math.abs(amount),
      known ? weights : parts.map(({ lines }) => (lines.size > 0 ? 1 : 0)),
    );
    for (const [at, part] of parts.entries())
      part.taxes.set(code, { ...tax, amount: Math.sign(amount) * (shares[at] ?? 0) });
  }
}

/** Moves cents of taxes and deductions from parts that are too large to others. Returns whether all fit. */
function moveCents(parts: readonly Part[], charges: readonly Divisible[]): boolean {
  const room = (at: number) => (charges[at]?.left ?? 0) - totalOf(parts[at]);
  for (const [from, part] of parts.entries()) {
    for (const [to, other] of parts.entries()) {
      for (const [code, tax] of part.taxes) {
        const cents = Math.min(-room(from), room(to), tax.amount);
        if (cents <= 0) continue;
        addTo(part.taxes, code, tax, -cents);
        addTo(other.taxes, code, tax, cents);
      }
      for (const [id, line] of other.lines) {
        const cents = Math.min(-room(from), room(to), -line.amount);
        if (cents <= 0) continue;
        addTo(other.lines, id, line, cents);
        addTo(part.lines, id, line, -cents);
      }
    }
  }
  // After several exchanges there may be no receipt left with enough of a line: another charge bears it.
  for (const [from, part] of parts.entries()) {
    for (const [to, other] of parts.entries()) {
      for (const [id, line] of part.lines) {
        const cents = Math.min(-room(from), room(to), line.amount);
        if (cents <= 0) continue;
        addTo(part.lines, id, line, -cents);
        addTo(other.lines, id, line, cents);
      }
    }
  }
  return parts.every((part, at) => room(at) >= 0 && totalOf(part) >= 0);
}

function quoteOf({ lines, taxes }: Part, whole: Quote): Quote {
  const own = [...lines.values()].map((line) => (line.id === KEPT ? keptIn(line, whole) : line));
  return {
    currency: whole.currency,
    lines: own,
    subtotal: sum(own),
    taxes: [...taxes.values()].filter(({ amount }) => amount !== 0),
    total: totalOf({ lines, taxes }),
    complete: 'Y',
  };
}

/** A part of the fee that is kept: the tax in its words is that on the whole, and said only there. */
function keptIn({ detail, ...line }: FeeLine, whole: Quote): FeeLine {
  const isWhole = whole.lines.some(({ id, amount }) => id === KEPT && amount === line.amount);
  return isWhole && detail !== undefined ? { ...line, detail } : line;
}

/** How much of an amount with tax it is before tax, at least a cent. */
function beforeTax(part: Part, cents: number): number {
  const total = totalOf(part);
  return total <= 0 ? cents : Math.max(1, Math.ceil((cents * subtotalOf(part)) / total));
}

function largest(amounts: readonly number[]): number {
  return amounts.indexOf(Math.max(...amounts));
}
