import type { Discount } from '#engine/configuration/discounts-document.ts';
import { formatDate } from '#engine/format/date-range.ts';
import type { FormContext } from '#engine/values/form-context.ts';
import type { Message } from '#server/domain/refusal.ts';
import { type CodeTime, fits, timeOf } from './applied-codes.ts';

/** Why codes are refused, a sentence for each. */
export const codeProblems = {
  length: {
    en: 'A code has 5 to 20 characters.',
    fr: 'Un code compte de 5 à 20 caractères.',
  },
  unknown: {
    en: 'This code is not known. Please check how it is written.',
    fr: 'Ce code est inconnu. Veuillez vérifier comment il s’écrit.',
  },
  usedUp: {
    en: 'This code has been used as often as it may be.',
    fr: 'Ce code a été utilisé autant de fois qu’il peut l’être.',
  },
  notForThis: {
    en: 'This code is not for a registration like yours.',
    fr: 'Ce code ne s’applique pas à une inscription comme la vôtre.',
  },
  alreadyApplied: {
    en: 'This code counts already.',
    fr: 'Ce code est déjà pris en compte.',
  },
  notAnInvitation: {
    en: 'This is a discount code, not an invitation.',
    fr: 'Ceci est un code de rabais, et non une invitation.',
  },
  notADiscount: {
    en: 'This is an invitation code. Please enter it as an invitation.',
    fr: 'Ceci est un code d’invitation. Veuillez le saisir comme invitation.',
  },
} as const satisfies Record<string, Message>;

export type CodeWish = {
  discount: Discount | undefined;
  /** What the visitor takes it to be, where they were asked. */
  kind?: Discount['kind'];
  scope: FormContext;
  time: CodeTime;
};

/** Why a code that was typed cannot be applied, whatever is left of it; undefined if it can. */
export function refusalOf({ discount, kind, scope, time }: CodeWish): Message | undefined {
  if (!discount) return codeProblems.unknown;
  if (kind !== undefined && kind !== discount.kind)
    return kind === 'invitation' ? codeProblems.notAnInvitation : codeProblems.notADiscount;
  const when = timeOf(discount, time);
  if (when === 'before') return notYet(discount.from ?? '');
  if (when === 'after') return over(discount.until ?? '');
  return fits(discount, scope) ? undefined : codeProblems.notForThis;
}

function notYet(day: string): Message {
  return {
    en: `This code can be used from ${formatDate(day, 'en')} on.`,
    fr: `Ce code peut être utilisé à partir du ${formatDate(day, 'fr')}.`,
  };
}

function over(day: string): Message {
  return {
    en: `This code could be used until ${formatDate(day, 'en')}.`,
    fr: `Ce code pouvait être utilisé jusqu’au ${formatDate(day, 'fr')}.`,
  };
}
