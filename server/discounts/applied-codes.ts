import { isActive } from '#engine/event/documents/discounts/is-active.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { undecoratedNamedCode } from '#engine/form/format/undecorated.ts';
import { holds } from '#engine/form/rules/condition.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type HoldRow, holdsOf } from '#server/inventory/holds.ts';

/** A code as it is compared: case and decoration ignored (spec §9). */
export function asCode(typed: string): string {
  return undecoratedNamedCode(typed).toUpperCase();
}

/** The letters and digits of a code: phones put other dashes into a code, and people spaces. */
export const lettersOf = (code: string) => code.toUpperCase().replace(/[\s\-‐-―−]/g, '');

/** A code of an event; undefined if there is none. */
export function findDiscount(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  code: string,
): Discount | undefined {
  const document = configuration.current(eventCode, 'discounts', catalogue.discounts)?.document;
  return document?.discounts.find((discount) => discount.code === code);
}

/** The code of an event that a typed one means: itself, or else the same letters with other dashes or spaces. */
export function findMeant(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  typed: string,
): Discount | undefined {
  const document = configuration.current(eventCode, 'discounts', catalogue.discounts)?.document;
  return (
    findDiscount(configuration, eventCode, typed) ??
    document?.discounts.find(({ code }) => lettersOf(code) === lettersOf(typed))
  );
}

/** The applied codes in the order of applying; removed codes are left out. */
export function appliedCodes(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  rows: readonly HoldRow[],
): Discount[] {
  return (
    rows
      // What a credit was given for is not taken off again.
      .filter(({ kind, detail }) => kind === 'discount' && detail['credited'] === undefined)
      .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
      .flatMap(({ item }) => findDiscount(configuration, eventCode, item) ?? [])
  );
}

/** A hold's start changes when it lapses and is taken again; the order of codes does not. */
function orderOf({ detail, heldSince, item }: HoldRow): string {
  return `${detail['applied_at'] ?? heldSince.toISOString()} ${item}`;
}

export type CodeTime = { now: Date; timezone: string };

/** An instant relative to a code's days in the event's time zone. */
export function timeOf(
  { from, until }: Discount,
  { now, timezone }: CodeTime,
): 'before' | 'within' | 'after' {
  const today = dayIn(timezone, now);
  if (from !== undefined && today < from) return 'before';
  return until !== undefined && today > until ? 'after' : 'within';
}

/** Whether a code reduces the price now, for this registration. */
export function countsNow(discount: Discount, scope: FormContext, time: CodeTime): boolean {
  return timeOf(discount, time) === 'within' && fits(discount, scope);
}

/** Whether a code is for registrations like this one. */
export function fits({ when }: Discount, scope: FormContext): boolean {
  return when === undefined || holds(when, { ...scope });
}

/** Whether a code that a registration has applied lets it in though the event is closed or full. */
export async function hasBypass(
  db: Database,
  configuration: Pick<ConfigurationStore, 'current'>,
  row: Pick<DossierRow, 'id' | 'eventCode'>,
): Promise<boolean> {
  const rows = await holdsOf(db, row.id, 'discount');
  return appliedCodes(configuration, row.eventCode, rows).some(
    (discount) => isActive(discount) && isYes(discount.bypasses, false),
  );
}
