import type { Catalogue } from '../../form/languages/messages.ts';
import type { Locale } from '../../form/languages/text.ts';
import { type SentenceValue, sentencesOf, writeSentence } from '../diagnosis/sentence.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** The words of walks’ titles. */
const walkWords: Catalogue<typeof en> = { en, fr };

export const says = sentencesOf<typeof en>('walks');

/** Writes the title of a walk in a language, beginning with a capital letter. */
export function writeTitle(title: SentenceValue, locale: Locale): string {
  const written = writeSentence(says('whole', { parts: title }), locale, { walks: walkWords });
  return written.charAt(0).toLocaleUpperCase(locale) + written.slice(1);
}
