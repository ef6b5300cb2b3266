import { type Rooms, type Sentence, sentencesOf, writeSentence } from '#engine/event/diagnosis/sentence.ts';
import type { Catalogue } from '#engine/form/languages/messages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { publishing } from './en/publishing.ts';
import { catalogue } from './words.ts';

/** Names a sentence about publishing, with its values. */
export const says = sentencesOf<typeof publishing>('publishing');

/** The sentences about publishing, in every language. */
export function publishingRoom(): Rooms {
  const texts = Object.entries(catalogue).map(([locale, words]) => [locale, words.publishing]);
  return { publishing: Object.fromEntries(texts) as Catalogue<object> };
}

/** Writes a sentence about publishing by itself, in the reader's language. */
export function writePublishing(sentence: Sentence, locale: Locale): string {
  return writeSentence(sentence, locale, publishingRoom());
}
