import { email as emailRule } from '#engine/validation/rules/email.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from './refusal.ts';

/** The form in which addresses are compared: trimmed, composed and lower case; what was typed is kept beside it. */
export function normalizeEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase();
}

/** Throws 422 for what is no address. */
export function checkEmail(typed: string, field = 'email'): void {
  if (!emailRule.validate(typed.trim())) {
    throw invalidField(field, inEveryLanguage('registrations.emailInvalid'));
  }
}
