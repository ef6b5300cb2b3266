import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Language } from './language.ts';
import type { Locale } from './text.ts';

/** The languages of the engine; a missing one does not compile. */
export const languages: Readonly<Record<Locale, Language>> = { en, fr };
