import type { Locale } from '../languages/text.ts';

/** Why a text is no phone number: its characters, its number of digits, or a country code that no country has. */
export type PhoneFault = 'shape' | 'length' | 'country';

export interface PhoneReading {
  /**
   * The number as it is sent and stored: E.164 with `;ext=` of RFC 3966 where its country is sure, otherwise as it was
   * typed, without what copying put around it.
   */
  readonly text: string;
  readonly fault?: PhoneFault;
}

/** Reads and writes phone numbers by the numbering plans of all countries. */
export interface PhoneLibrary {
  read(typed: string, country: string): PhoneReading;
  /** A stored number as people write it: nationally in the given country, otherwise internationally. */
  format(stored: string, country: string, locale: Locale): string;
  knows(country: string): boolean;
}

export const EXTENSION = /[\s,;]*(?:x|ext\.?=?|extension|p\.|poste|#)\s*(\d{1,6})$/i;
const NUMBER = /^\+?[\d\s().\-/\u2010-\u2013]+$/;

/** Whether a text has the characters of a phone number, and at least the digits of the shortest. */
export function looksLikePhone(text: string): boolean {
  if (text.length > 40) return false;
  const number = text.trim().replace(EXTENSION, '');
  if (!NUMBER.test(number)) return false;
  const digits = number.replaceAll(/\D/g, '').length;
  // E.164 has at most 15 digits; the shortest national numbers with their area have 7.
  return digits >= 7 && digits <= 15 && number.split('(').length === number.split(')').length;
}
