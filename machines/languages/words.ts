import type { Locale } from '#engine/configuration/text.ts';
import type { Translated } from '#engine/languages/messages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** All that charts say, in one language. */
export type ChartWords = { readonly [Part in keyof typeof en]: Translated<(typeof en)[Part]> };

/** What charts say in every language: to add one is to add an entry. */
export const catalogue: Readonly<Record<Locale, ChartWords>> = { en, fr };
