import type { Locale } from '../configuration/text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { WordsAs } from './reference-texts.ts';

/** What is said of documents, in every language; a language without it does not compile. */
export const documentReference: Readonly<Record<Locale, WordsAs<typeof en>>> = { en, fr };
