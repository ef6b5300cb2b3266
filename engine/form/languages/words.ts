import { en } from './en-words.ts';
import { fr } from './fr-words.ts';
import type { Catalogue } from './messages.ts';
import { textsOf } from './texts-of.ts';

/** The name of something that the engine says. */
export type EngineWord = keyof typeof en;

/** What the engine says in every language; pages that only write amounts and times have nothing of it. */
export const catalogue: Catalogue<typeof en> = { en, fr };

/** A text of the engine in one language, or in every language, with its placeholders not filled in. */
export const { textIn: wordIn, inEveryLanguage } = textsOf<typeof en>(catalogue);
