import { type Locale, localeIn } from '#engine/form/languages/text.ts';

/** The language of emails to a dossier's holder. */
export function localeOfDossier({ locale }: { locale: string }): Locale {
  return localeIn(locale);
}
