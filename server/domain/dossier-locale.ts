import { isLocale, type Locale } from '#engine/configuration/text.ts';

/** The language that whoever has a dossier is written to in. */
export function localeOfDossier({ locale }: { locale: string }): Locale {
  return isLocale(locale) ? locale : 'en';
}
