import type { Fee } from '#engine/configuration/fees-document.ts';
import { type Text, textSaid } from '#engine/configuration/text.ts';
import type { FeeLine } from '#engine/contract/money.ts';
import { formatDate } from '#engine/format/date-range.ts';
import { holds } from '#engine/rules/condition.ts';
import { dayIn } from '#engine/validation/rules/calendar-day.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { joinTexts } from './join-texts.ts';

/** When a fee is asked for: an instant, and the event's zone in which its days are read. */
export type FeeTime = { now: Date; timezone: string };

/** The fees that a registration owes by its track, mode, days, membership and answers. */
export function feeLines(fees: readonly Fee[], scope: FormContext, time: FeeTime): FeeLine[] {
  return fees
    .filter(({ when }) => when === undefined || holds(when, { ...scope }))
    .map((fee) => feeLine(fee, time));
}

function feeLine({ code, category, label, detail, amount, early_bird }: Fee, time: FeeTime): FeeLine {
  const line = { id: `fee-${code}`, category, label };
  const isEarly = early_bird !== undefined && dayIn(time.timezone, time.now) <= early_bird.until;
  if (!isEarly) return { ...line, ...(detail !== undefined && { detail }), amount };
  return { ...line, detail: earlyBirdDetail(detail, early_bird.until), amount: early_bird.amount };
}

function earlyBirdDetail(detail: Text | undefined, until: string): Text {
  const early = inEveryLanguage('fees.earlyBird', { day: textSaid((locale) => formatDate(until, locale)) });
  return joinTexts([detail, early], ' · ');
}
