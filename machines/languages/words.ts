import type { Locale } from '#engine/form/languages/text.ts';
import type { ChartWords } from './chart-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The texts of charts in every language. */
export const catalogue: Readonly<Record<Locale, ChartWords>> = { en, fr };
