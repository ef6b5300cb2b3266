import { plainCharacters } from '#engine/form/format/undecorated.ts';

/** A text being typed, regrouped, with the new caret position. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

const digitsIn = (text: string) => plainCharacters(text).replace(/\D/g, '');

/** Puts the caret behind as many digits as stood before it. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text[at] ?? '')) seen += 1;
    if (seen === digits) return at + 1;
  }
  return text.length;
}

function rewrite(typed: string, caret: number, most: number, write: (digits: string) => string): Typed {
  const text = write(digitsIn(typed).slice(0, most));
  const before = Math.min(digitsIn(typed.slice(0, caret)).length, most);
  const atEnd = caret >= typed.length;
  return { text, caret: atEnd ? text.length : caretAfter(text, before) };
}

/** A card number in groups of four. */
export function groupNumber(typed: string, caret: number): Typed {
  return rewrite(typed, caret, 19, (digits) => digits.match(/.{1,4}/g)?.join(' ') ?? '');
}

/** An expiry as MM/YY: a month that can only be one digit gets its zero, a year of four digits loses its century. */
export function writeExpiry(typed: string, caret: number, deleting: boolean): Typed {
  const plain = plainCharacters(typed);
  const autofilled =
    /^(?<month>\d{1,2})\s*\/\s*20(?<year>\d{2})$/.exec(plain) ??
    /^20(?<year>\d{2})-(?<month>\d{2})$/.exec(plain);
  if (autofilled) {
    const { month = '', year = '' } = autofilled.groups ?? {};
    const text = `${month.padStart(2, '0')}/${year}`;
    return { text, caret: text.length };
  }
  const padded = /^[2-9]/.test(typed.trim()) || /^1\//.test(typed.trim()) ? `0${typed.trim()}` : typed;
  return rewrite(padded, caret + padded.length - typed.length, 6, (digits) => {
    if (digits.length < 2 || (digits.length === 2 && deleting)) return digits;
    return `${digits.slice(0, 2)}/${shortYear(digits.slice(2))}`;
  });
}

/** A two-digit year; while four digits are being typed, the third stays. */
function shortYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2);
  return digits.length < 4 ? digits : digits.slice(2, 4);
}

/** Three digits. */
export function writeCvc(typed: string, caret: number): Typed {
  return rewrite(typed, caret, 3, (digits) => digits);
}
