import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { numberFormat } from './formatters.ts';

/** A size in bytes as "1.4 Mb", « 1,4 Mo » (spec §9 "File size units"). */
export function formatFileSize(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = numberFormat(languages[locale].tag, { maximumFractionDigits: 1 }).format(
    bytes / 1024 ** power,
  );
  return `${size}\u00a0${languages[locale].forms.sizes[power]}`;
}

/** A file's name made short in its middle when it is longer than 15 characters, its ending kept (spec §9). */
export function shortenFileName(name: string, longest = 15): string {
  if (name.length <= longest) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 6 ? name.slice(dot) : '';
  const kept = Math.max(1, longest - ending.length - 1);
  return `${name.slice(0, kept)}…${ending}`;
}
