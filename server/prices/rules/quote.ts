import type { FeeLine, Quote } from '#engine/contract/money.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import type { MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import { FEE_CATEGORIES } from '#engine/event/properties/money.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import type { MembershipPart } from '#server/membership/membership-part.ts';
import { divideDiscounts, keepDiscount } from './discount-parts.ts';
import { type FeeTime, feeLines } from './fee-lines.ts';
import { membershipLines } from './membership-lines.ts';
import { percentOf } from './percent-of.ts';
import { type Catalogue, isUnsold, type Picked, pickedLineId, pickedLines } from './picked-lines.ts';

/** Everything that a registration's fees are decided by. */
export type QuoteInput = {
  fees?: FeesDocument;
  catalogue: Catalogue;
  membership?: { document: MembershipDocument; part: MembershipPart };
  /** The values for conditions: the registration with its `membershipType`, and answers by form. */
  scope: FormContext;
  picked: readonly Picked[];
  /** Amounts from answers, such as donations. */
  given?: readonly FeeLine[];
  /** Codes that count now, in the order in which they were applied. */
  discounts: readonly Discount[];
  time: FeeTime;
  /** Lines paid before: those that stay keep their price. */
  paid?: readonly FeeLine[];
  /** Items added to those already paid for. */
  besides?: readonly Picked[];
};

const DEFAULT_CURRENCY = 'CAD';

/** Decides the price of a registration by line, in category order; amounts in cents. */
export function quote({
  fees,
  catalogue,
  membership,
  scope,
  picked,
  given = [],
  discounts,
  time,
  paid = [],
  besides = [],
}: QuoteInput): Quote {
  const owedNow = [
    ...feeLines(fees?.fees ?? [], scope, time),
    ...(membership ? membershipLines(membership.document, membership.part) : []),
    ...pickedLines(picked, catalogue),
    ...given,
  ];
  const kept = owedNow.flatMap((line) => {
    const was = paid.filter(({ id }) => isOf(id, line.id));
    return was.length > 0 ? was : [line];
  });
  const unsold = picked.filter((pick) => isUnsold(pick, catalogue));
  const stay = paid.filter(({ id }) => unsold.some(({ kind, item }) => isOf(id, pickedLineId(kind, item))));
  const added = pickedLines(besides, catalogue).map((line) => {
    const times = kept.filter(({ id }) => isOf(id, line.id)).length;
    return times === 0 ? line : { ...line, id: `${line.id}${AGAIN}${times + 1}` };
  });
  return total(fees, inOrder([...kept, ...stay, ...added]), discounts, paid.filter(isGiven));
}

/** An item bought again has a line of its own at the later price, with a number. */
const AGAIN = '~';

const isOf = (id: string, line: string) => id === line || id.startsWith(`${line}${AGAIN}`);

/** A group's discount is decided when the group pays; nothing that is changed later decides it again. */
export const GROUP_DISCOUNT = 'group-discount';

/** What organizers have waived of a registration that they made: it stays waived when the registration is changed. */
export const WAIVER = 'waiver';

const isGiven = ({ id }: FeeLine) => id === GROUP_DISCOUNT || id === WAIVER;

/**
 * Applies discounts, including earlier ones (`given`), adds taxes and sums up. The order of lines affects only their
 * order, and which of several equal ones gets a remaining cent.
 */
export function total(
  fees: Pick<FeesDocument, 'taxes' | 'currency'> | undefined,
  owedLines: readonly FeeLine[],
  discounts: readonly Discount[],
  given: readonly FeeLine[] = [],
): Quote {
  const { offs: offLines, owed } = given.reduce(keepDiscount, divideDiscounts(owedLines, discounts));
  const subtotal = sumOf(Object.values(owed));
  const taxes = (fees?.taxes ?? [])
    .map(({ code, label, percent, categories }) => ({
      code,
      label,
      percent,
      amount: percentOf(sumOf(categories.map((category) => owed[category])), percent),
    }))
    .filter(({ amount }) => amount > 0);
  const lines = [...owedLines, ...offLines];
  return {
    currency: fees?.currency ?? DEFAULT_CURRENCY,
    lines,
    subtotal,
    taxes,
    total: subtotal + sumOf(taxes.map(({ amount }) => amount)),
    complete: lines.some(({ undecided }) => undecided === 'Y') ? 'N' : 'Y',
  };
}

function inOrder(lines: readonly FeeLine[]): FeeLine[] {
  return FEE_CATEGORIES.flatMap((category) => lines.filter((line) => line.category === category));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
