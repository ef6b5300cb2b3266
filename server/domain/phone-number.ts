import '#engine/phone/install.ts';
import { readPhone } from '#engine/phone/phone-number.ts';

/**
 * A phone number as it was typed, in international form (E.164). Undefined for what no text message reaches: no number,
 * one whose country is not known, or one with an extension.
 */
export function internationalNumber(typed: string): string | undefined {
  const { text, fault } = readPhone(typed);
  return fault === undefined && /^\+\d+$/.test(text) ? text : undefined;
}
