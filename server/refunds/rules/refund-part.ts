import type { FeeLine, Quote } from '#engine/contract/money.ts';

/** The lines and taxes of a charge's receipt that were not refunded yet, by id and by code; undefined of a group's charge. */
export type Charged = { lines: ReadonlyMap<string, FeeLine>; taxes: ReadonlyMap<string, TaxLine> };

/** A tax of a quote. */
export type TaxLine = Quote['taxes'][number];

/** A charge to refund from, with the remaining cents. */
export type Divisible = { left: number; charged?: Charged | undefined };

/** The part of a refund that goes to one charge, while it is divided. */
export type Part = { lines: Map<string, FeeLine>; taxes: Map<string, TaxLine> };

/** Adds cents to a row, and removes the row at zero. */
export function addTo<Row extends { amount: number }>(
  rows: Map<string, Row> | undefined,
  id: string,
  row: Row,
  amount: number,
): void {
  if (!rows || amount === 0) return;
  const all = (rows.get(id)?.amount ?? 0) + amount;
  if (all === 0) rows.delete(id);
  else rows.set(id, { ...row, amount: all });
}

export function subtotalOf({ lines }: Part): number {
  return sum([...lines.values()]);
}

export function totalOf(part: Part | undefined): number {
  return part ? subtotalOf(part) + sum([...part.taxes.values()]) : 0;
}

export function sum(lines: readonly { amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}
