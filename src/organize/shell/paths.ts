import type { Locale } from '#engine/form/languages/text.ts';
import { withLocale } from '#src/lib/i18n/locale-path.ts';

/** The address of a page of the desk in a language. */
export const deskPath = (locale: Locale, page = ''): string => withLocale(`/organize${page}`, locale);

/** The address of the list with filters. */
export const listPath = (locale: Locale, filter: Readonly<Record<string, string>>): string =>
  `${deskPath(locale, '/registrations')}?${new URLSearchParams(filter)}`;

/** The address of one registration, group or application. */
export const dossierPath = (locale: Locale, code: string): string =>
  deskPath(locale, `/registrations/${encodeURIComponent(code)}`);
