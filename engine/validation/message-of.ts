import type { AnyField } from '../configuration/every-field.ts';
import { type Locale, resolveText } from '../configuration/text.ts';
import { findDefinition } from '../field-types/registry.ts';
import { formatMessage } from '../languages/format-message.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { FieldError } from './field-error.ts';
import { rules } from './rules/index.ts';
import { setAside } from './rules/set-aside.ts';

const UNKNOWN = inEveryLanguage('invalid');

/** The words for an error: the organizer's own first, then the server's, then the rule's (design §4.5). */
export function messageOf(error: FieldError, field: AnyField | undefined, locale: Locale): string {
  // The organizer's words are about a wrong answer, which an answer that was set aside is not.
  if (field?.message !== undefined && error.keyword !== setAside.name)
    return resolveText(field.message, locale);
  if (error.message !== undefined) return error.message;
  const rule = Object.hasOwn(rules, error.keyword) ? rules[error.keyword] : undefined;
  if (!rule) return resolveText(UNKNOWN, locale);
  const params = error.params ?? {};
  const own = field && findDefinition(field)?.messages?.[error.keyword];
  const message = own ?? (typeof rule.message === 'function' ? rule.message(params, field) : rule.message);
  const values = rule.say ? rule.say(params, locale, field) : params;
  return formatMessage(resolveText(message, locale), values, locale);
}
