import type { FeeLine } from '#engine/contract/money.ts';
import type { Fee } from '#engine/event/documents/fees/schema.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { type Text, textSaid } from '#engine/form/languages/text.ts';
import { holds } from '#engine/form/rules/condition.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { joinTexts } from '#server/languages/join-texts.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** When a fee is asked for: an instant, and the event's zone in which its days are read. */
export type FeeTime = { now: Date; timezone: string };

/** The fees that a registration owes by its track, mode, days, membership and answers. */
export function feeLines(fees: readonly Fee[], scope: FormContext, time: FeeTime): FeeLine[] {
  return feesOwed(fees, scope).map((fee) => feeLine(fee, time));
}

/** The sum of the applicable fees, in cents. */
export function feeSum(fees: readonly Fee[], scope: FormContext, time: FeeTime): number {
  return feesOwed(fees, scope).reduce((sum, fee) => sum + (earlyBirdOf(fee, time) ?? fee).amount, 0);
}

function feesOwed(fees: readonly Fee[], scope: FormContext): Fee[] {
  return fees.filter(({ when }) => when === undefined || holds(when, { ...scope }));
}

/** The early-bird price of a fee, until the end of its last day. */
function earlyBirdOf({ early_bird }: Fee, { timezone, now }: FeeTime): Fee['early_bird'] {
  return early_bird && dayIn(timezone, now) <= early_bird.until ? early_bird : undefined;
}

function feeLine(fee: Fee, time: FeeTime): FeeLine {
  const { code, category, label, detail, amount } = fee;
  const line = { id: `fee-${code}`, category, label };
  const early = earlyBirdOf(fee, time);
  if (!early) return { ...line, ...(detail !== undefined && { detail }), amount };
  return { ...line, detail: earlyBirdDetail(detail, early.until), amount: early.amount };
}

function earlyBirdDetail(detail: Text | undefined, until: string): Text {
  const early = inEveryLanguage('fees.earlyBird', { day: textSaid((locale) => formatDate(until, locale)) });
  return joinTexts([detail, early], ' · ');
}
