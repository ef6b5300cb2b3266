import { isLocale, type Locale } from '#engine/form/languages/text.ts';

/** The cookie that holds the language a visitor has chosen or was sent to (spec §9). */
export const LOCALE_COOKIE = 'i18n_redirected';
const YEAR = 365 * 24 * 60 * 60;

function cookiesHere(): string {
  try {
    return document.cookie;
  } catch {
    // Cookies are closed to us: the language is in the address.
    return '';
  }
}

/** The language a visitor had before; undefined on a first visit. */
export function readLocaleCookie(cookies = cookiesHere()): Locale | undefined {
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1);
  return isLocale(value) ? value : undefined;
}

/** Remembers a visitor's language for 365 days. */
export function writeLocaleCookie(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
    document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  } catch {
    // Cookies are closed to us: the language is asked of the browser again on the next visit.
  }
}
