import type { Translated } from '#engine/form/languages/messages.ts';
import { currentWords } from '#engine/form/languages/own-words.ts';
import { type Locale, type Text, textSaid } from '#engine/form/languages/text.ts';
import { group as en } from './en/group.ts';
import { withWords } from './event-words.ts';
import { group as fr } from './fr/group.ts';

type Texts = Translated<typeof en>;

/** Its texts in every language. */
export const catalogue: Readonly<Record<Locale, Texts>> = { en, fr };

/** A text of the pages of groups in every language, as the fields of a form have theirs. */
export const inGroupWords = (read: (texts: Texts) => string): Text =>
  textSaid((locale) => read(withWords('group', catalogue[locale], currentWords(), locale)));
