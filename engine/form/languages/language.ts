import type { Forms } from './forms.ts';

/** Everything that differs between languages besides their texts. */
export interface Language {
  /** Its name in the language itself. */
  readonly name: string;
  /** Its BCP 47 tag, for `Intl`. */
  readonly tag: string;
  readonly forms: Forms;
  /** Zones that this country knows by another city than their identifier names (spec §9: Montreal for Eastern time). */
  readonly cities: Readonly<Record<string, string>>;
}
