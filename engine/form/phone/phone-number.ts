import { undecoratedPhone } from '../format/undecorated.ts';
import type { Locale } from '../languages/text.ts';
import { looksLikePhone, type PhoneLibrary, type PhoneReading } from './phone-shape.ts';

/** The country of a number without a country code where its field names none. */
export const DEFAULT_COUNTRY = 'CA';

let library: PhoneLibrary | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The library, undefined until it is loaded: it is too large for the first page. */
export const phoneLibrary = (): PhoneLibrary | undefined => library;

/** Makes the library known; the server does so at its start. */
export function installPhoneLibrary(loaded: PhoneLibrary): void {
  library = loaded;
  for (const listener of listeners) listener();
}

/** Loads the library once; rejects if that fails, and the next call tries again. */
export async function loadPhoneLibrary(): Promise<void> {
  if (library) return;
  loading ??= import('./libphonenumber.ts').then(({ libphonenumber }) => installPhoneLibrary(libphonenumber));
  try {
    await loading;
  } finally {
    loading = undefined;
  }
}

/** Calls a listener once the library is loaded; returns how to stop. */
export function onPhoneLibrary(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads what was typed; until the library is loaded only its characters are checked. */
export function readPhone(typed: string, country = DEFAULT_COUNTRY): PhoneReading {
  if (library) return library.read(typed, country);
  const text = undecoratedPhone(typed);
  return looksLikePhone(text) ? { text } : { text, fault: 'shape' };
}

/** A stored number as people write it; as it is stored until the library is loaded. */
export function formatPhone(stored: string, locale: Locale, country = DEFAULT_COUNTRY): string {
  return library ? library.format(stored, country, locale) : stored.replace(';ext=', ' x');
}
