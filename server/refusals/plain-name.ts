import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField } from './refusal.ts';

/** Throws 422 for a name that is sent to others and has an address in it: nothing that a mail program makes a link of. */
export function refuseAddresses(names: Record<string, string>): void {
  for (const [field, name] of Object.entries(names)) {
    if (hasAddress(name)) {
      throw invalidField(field, inEveryLanguage('registrations.nameOnly'));
    }
  }
}

/** Whether a text has an address of a site in it: a name is no place for an advertisement. */
export function hasAddress(text: string): boolean {
  return /:\/\/|www\.|\.\w{2,}\//i.test(text);
}
