import type { Translated } from '#engine/form/languages/messages.ts';
import { currentWords } from '#engine/form/languages/own-words.ts';
import { type Locale, type Text, textSaid } from '#engine/form/languages/text.ts';
import { manage as en } from './en/manage.ts';
import { withWords } from './event-words.ts';
import { manage as fr } from './fr/manage.ts';

type Texts = Translated<typeof en>;

const catalogue: Readonly<Record<Locale, Texts>> = { en, fr };

/** A text of the pages on which a registration is managed in every language, as the fields of a form have theirs. */
export const inManageWords = (read: (texts: Texts) => string): Text =>
  textSaid((locale) => read(withWords('manage', catalogue[locale], currentWords(), locale)));
