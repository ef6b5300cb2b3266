import { undecoratedEmail } from '#engine/form/format/undecorated.ts';
import { email as emailRule } from '#engine/form/keywords/email.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from './refusal.ts';

/** A typed address without decoration, as it is shown and used. */
export const typedEmail = undecoratedEmail;

/** An address as it is compared: undecorated, composed, lower case. */
export function normalizeEmail(typed: string): string {
  return typedEmail(typed).normalize('NFC').toLowerCase();
}

/** Throws 422 for an invalid address. */
export function checkEmail(typed: string, field = 'email'): void {
  if (!emailRule.validate(typedEmail(typed))) {
    throw invalidField(field, inEveryLanguage('registrations.emailInvalid'));
  }
}
