import { languages } from '../languages/languages.ts';
import type { Locale } from '../languages/text.ts';
import { plainCharacters } from './undecorated.ts';

/** How a number is written. */
export interface DecimalFormat {
  readonly decimal: string;
  /** '' writes no grouping. */
  readonly thousands: string;
  readonly prefix: string;
  readonly suffix: string;
  /** Decimals that are written even when they are 0. */
  readonly decimals: number;
  /** How many stored units make one written unit; 1 by default. */
  readonly unit?: number;
}

/** A language's plain way of writing numbers. */
export function localDecimal(locale: Locale, grouped: boolean): DecimalFormat {
  const { decimal, thousands } = languages[locale].forms;
  return { decimal, thousands: grouped ? thousands : '', prefix: '', suffix: '', decimals: 0 };
}

const MOST_DIGITS = 15;

/** The decimal mark: the last of two kinds; a single kind by the format and by what follows. */
function decimalMark(text: string, format: DecimalFormat): string | undefined {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (dot < 0 && comma < 0) return undefined;
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const mark = dot >= 0 ? '.' : ',';
  if (text.indexOf(mark) !== text.lastIndexOf(mark)) return undefined;
  if (mark === format.decimal) return mark;
  // A comma groups digits in English; a dot in French only if the field says so.
  const groups = /^\d{1,3}[.,]\d{3}$/.test(text) && (format.decimal === '.' || format.thousands === mark);
  return groups ? undefined : mark;
}

/**
 * Reads a typed number: `1,234.56`, `1 234,56`, `12,5`, `$ 5.00`, `5 %`; undefined if invalid. Both marks work in both
 * languages; the language decides only ambiguous ones.
 */
export function readDecimal(typed: string, format: DecimalFormat): number | undefined {
  let text = plainCharacters(typed)
    .replaceAll(/[\s'’]/g, '')
    .replaceAll('\u2212', '-');
  const prefix = format.prefix.replaceAll(/\s/g, '');
  const negative = text.startsWith('-');
  if (negative) text = text.slice(1);
  if (prefix !== '' && text.startsWith(prefix)) text = text.slice(prefix.length);
  text = text.replace(/^\$/, '').replace(/[$%]$/, '');
  const mark = decimalMark(text, format);
  const [whole = '', fraction = ''] = mark === undefined ? [text] : splitLast(text, mark);
  const groups = whole.split(/[.,]/);
  const groupedRight = groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  if (groups.length > 1 && !groupedRight) return undefined;
  const digits = groups.join('');
  if (!/^\d*$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === '') return undefined;
  if (digits.length + fraction.length > MOST_DIGITS) return undefined;
  const value = inUnits(Number(`${digits || '0'}.${fraction || '0'}`), format.unit);
  return negative && value !== 0 ? -value : value;
}

/** The stored units, without binary fraction errors: 1.1 of a hundred is 110. */
function inUnits(written: number, unit = 1): number {
  return unit === 1 ? written : Number((written * unit).toPrecision(MOST_DIGITS));
}

function splitLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** How many decimals a number has when it is written out. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const fraction = digits.split('.')[1] ?? '';
  return Math.max(0, fraction.length - Number(exponent));
}

/** Formats a number; extra decimals are kept, so that typed digits stay visible. */
export function writeDecimal(stored: number, format: DecimalFormat): string {
  const value = stored / (format.unit ?? 1);
  if (!Number.isFinite(value)) return String(value);
  const places = Math.min(Math.max(format.decimals, decimalsOf(value)), 20);
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(places).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, format.thousands);
  const sign = value < 0 ? '-' : '';
  return `${sign}${format.prefix}${grouped}${fraction && format.decimal + fraction}${format.suffix}`;
}
