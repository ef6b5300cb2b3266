import '#engine/form/phone/install.ts';
import { readPhone } from '#engine/form/phone/phone-number.ts';

/**
 * A typed phone number in E.164. Undefined if no text message reaches it: invalid, of an unknown country, or with an
 * extension.
 */
export function internationalNumber(typed: string): string | undefined {
  const { text, fault } = readPhone(typed);
  return fault === undefined && /^\+\d+$/.test(text) ? text : undefined;
}
