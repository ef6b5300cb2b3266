import { type Locale, localeIn } from '#engine/configuration/text.ts';

/** The language that whoever has a dossier is written to in. */
export function localeOfDossier({ locale }: { locale: string }): Locale {
  return localeIn(locale);
}
