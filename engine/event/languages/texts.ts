import type { Catalogue } from '../../form/languages/messages.ts';
import { textsOf } from '../../form/languages/texts-of.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The event's texts within forms, in every language. */
export const catalogue: Catalogue<typeof en> = { en, fr };

export const { textIn, inEveryLanguage } = textsOf<typeof en>(catalogue);
