import { type Locale, type Text, textSaid } from '#engine/configuration/text.ts';
import type { Translated } from '#engine/languages/messages.ts';
import { currentWords } from '#engine/languages/own-words.ts';
import { registration as en } from './en/registration.ts';
import { withWords } from './event-words.ts';
import { registration as fr } from './fr/registration.ts';

type Texts = Translated<typeof en>;

/** The texts of the registration in every language at once, for forms of the site’s own. */
export const catalogue: Readonly<Record<Locale, Texts>> = { en, fr };

/**
 * A text of the registration pages in every language, as the fields of a form have theirs. It is read when it is
 * drawn: the event's own words may be known only then.
 */
export const inFormWords = (read: (texts: Texts) => string): Text =>
  textSaid((locale) => read(withWords('registration', catalogue[locale], currentWords(), locale)));
