import type { Locale } from '../configuration/text.ts';
import { en } from './en.ts';
import type { Forms } from './forms.ts';
import { fr } from './fr.ts';

/** A language as the engine has it: whoever adds one writes another of these. */
export interface Language {
  /** What it calls itself. */
  readonly name: string;
  /** What organizers read of it, who are told in English. */
  readonly english: string;
  /** What `Intl` knows it by (BCP 47). */
  readonly tag: string;
  readonly forms: Forms;
  /** Zones that this country knows by another city than their identifier names (spec §9: Montreal for Eastern time). */
  readonly cities: Readonly<Record<string, string>>;
}

/** Every language of the engine; one that `Locale` names and that is missing here does not compile. */
export const languages: Readonly<Record<Locale, Language>> = { en, fr };
