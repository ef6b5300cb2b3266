import type { AnyField } from '../field/every-field.ts';
import type { FieldError } from '../field/field-error.ts';
import { decimalFormatOf, findDefinition } from '../field-types/registry.ts';
import { findRule } from '../keywords/index.ts';
import { setAside } from '../keywords/set-aside.ts';
import { formatMessage } from '../languages/format-message.ts';
import { type Locale, resolveText } from '../languages/text.ts';
import { inEveryLanguage } from '../languages/words.ts';

const UNKNOWN = inEveryLanguage('invalid');

/** The words for an error: the organizer's own first, then the server's, then the rule's (design §4.5). */
export function messageOf(error: FieldError, field: AnyField | undefined, locale: Locale): string {
  // The organizer's words are about a wrong answer, which an answer that was set aside is not.
  if (field?.message !== undefined && error.keyword !== setAside.name)
    return resolveText(field.message, locale);
  if (error.message !== undefined) return error.message;
  const rule = findRule(error.keyword);
  if (!rule) return resolveText(UNKNOWN, locale);
  const params = error.params ?? {};
  const own = field && findDefinition(field)?.messages?.[error.keyword];
  const message = own ?? (typeof rule.message === 'function' ? rule.message(params, field) : rule.message);
  const values = rule.say ? rule.say(params, locale, decimalFormatOf(field, locale)) : params;
  return formatMessage(resolveText(message, locale), values, locale);
}
