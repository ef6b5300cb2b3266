import type { Translated } from '#engine/form/languages/messages.ts';
import type { en } from './en.ts';

/** The texts of charts in one language. */
export type ChartWords = { readonly [Part in keyof typeof en]: Translated<(typeof en)[Part]> };
