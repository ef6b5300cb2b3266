import { undecoratedEmail } from '#engine/format/undecorated.ts';
import { email as emailRule } from '#engine/validation/rules/email.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from './refusal.ts';

/** An address as it was typed, without what copying puts around it: what is shown and written to. */
export const typedEmail = undecoratedEmail;

/** The form in which addresses are compared: without decoration, composed and lower case; what was typed is kept beside it. */
export function normalizeEmail(typed: string): string {
  return typedEmail(typed).normalize('NFC').toLowerCase();
}

/** Throws 422 for what is no address. */
export function checkEmail(typed: string, field = 'email'): void {
  if (!emailRule.validate(typedEmail(typed))) {
    throw invalidField(field, inEveryLanguage('registrations.emailInvalid'));
  }
}
