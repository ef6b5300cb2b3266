import { isActive } from '#engine/event/documents/discounts/is-active.ts';
import type { Discount } from '#engine/event/documents/discounts/schema.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import type { FormContext } from '#engine/form/values/form-context.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Message } from '#server/refusals/refusal.ts';
import { type CodeTime, fits, timeOf } from './applied-codes.ts';

/** Why codes are refused, a sentence for each. */
export const codeProblems = {
  length: inEveryLanguage('codes.length'),
  unknown: inEveryLanguage('codes.unknown'),
  inactive: inEveryLanguage('codes.inactive'),
  usedUp: inEveryLanguage('codes.usedUp'),
  notForThis: inEveryLanguage('codes.notForThis'),
  alreadyApplied: inEveryLanguage('codes.alreadyApplied'),
  notAnInvitation: inEveryLanguage('codes.notAnInvitation'),
  savesNothing: inEveryLanguage('codes.savesNothing'),
  notADiscount: inEveryLanguage('codes.notADiscount'),
} as const satisfies Record<string, Message>;

export type CodeWish = {
  discount: Discount | undefined;
  /** The kind that the visitor was asked for. */
  kind?: Discount['kind'];
  scope: FormContext;
  time: CodeTime;
};

/** Why a code cannot be applied, apart from its uses; undefined if it can. */
export function refusalOf({ discount, kind, scope, time }: CodeWish): Message | undefined {
  if (!discount) return codeProblems.unknown;
  if (kind !== undefined && kind !== discount.kind)
    return kind === 'invitation' ? codeProblems.notAnInvitation : codeProblems.notADiscount;
  if (!isActive(discount)) return codeProblems.inactive;
  const when = timeOf(discount, time);
  if (when === 'before') return notYet(discount.from ?? '');
  if (when === 'after') return over(discount.until ?? '');
  return fits(discount, scope) ? undefined : codeProblems.notForThis;
}

function notYet(day: string): Message {
  return inEveryLanguage('codes.notYet', { day: textSaid((locale) => formatDate(day, locale)) });
}

function over(day: string): Message {
  return inEveryLanguage('codes.over', { day: textSaid((locale) => formatDate(day, locale)) });
}
