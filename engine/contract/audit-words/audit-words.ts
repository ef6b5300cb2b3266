import type { Locale } from '../../form/languages/text.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

const words = { en, fr } as const;

const find = (among: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(among, name) ? (among[name] ?? name) : name;

/** What a call of the audit log does, in a language; its name if there are no words for it. */
export const auditAction = (name: string, locale: Locale): string => find(words[locale].auditActions, name);

/** What a value of the audit log is, in the same way. */
export const auditName = (name: string, locale: Locale): string => find(words[locale].auditNames, name);
