import type { Translated } from '#engine/form/languages/messages.ts';
import { currentWords } from '#engine/form/languages/own-words.ts';
import { type Locale, type Text, textSaid } from '#engine/form/languages/text.ts';
import { registration as en } from './en/registration.ts';
import { withWords } from './event-words.ts';
import { registration as fr } from './fr/registration.ts';

type Texts = Translated<typeof en>;

/** The registration's texts in every language, for the site's own forms. */
export const catalogue: Readonly<Record<Locale, Texts>> = { en, fr };

/**
 * A registration text in every language, as form fields have them. Read on rendering, when the event's own texts are
 * known.
 */
export const inFormWords = (read: (texts: Texts) => string): Text =>
  textSaid((locale) => read(withWords('registration', catalogue[locale], currentWords(), locale)));
