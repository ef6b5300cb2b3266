import { en } from './en-words.ts';
import { fr } from './fr-words.ts';
import type { Catalogue } from './messages.ts';
import { textsOf } from './texts-of.ts';

/** The key of one of the engine's texts. */
export type EngineWord = keyof typeof en;

/** The engine's texts in every language; pages that only format amounts and times do not load them. */
export const catalogue: Catalogue<typeof en> = { en, fr };

/** A text of the engine in one language, or in every language, with its placeholders not filled in. */
export const { textIn: wordIn, inEveryLanguage } = textsOf<typeof en>(catalogue);
