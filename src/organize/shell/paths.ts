import type { Locale } from '#engine/form/languages/text.ts';
import { withLocale } from '#src/lib/i18n/locale-path.ts';

/** The address of a page of the desk in a language. */
export const deskPath = (locale: Locale, page = ''): string => withLocale(`/organize${page}`, locale);

/** The address of one registration, group or application. */
export const dossierPath = (locale: Locale, code: string): string =>
  deskPath(locale, `/registrations/${encodeURIComponent(code)}`);
