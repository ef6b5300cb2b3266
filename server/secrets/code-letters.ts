import { randomInt } from 'node:crypto';
import { undecoratedNamedCode } from '#engine/form/format/undecorated.ts';

// No 0 O 1 I L, which are mistaken for each other on paper, and no vowels, which spell words.
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Random letters and digits for codes, from a secure source. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Reads a typed code (any case, spaces or hyphens) of this length; undefined if it is not one. */
export function readLetters(typed: string, count: number): string | undefined {
  const letters = undecoratedNamedCode(typed)
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '');
  const isCode = letters.length === count && [...letters].every((letter) => alphabet.includes(letter));
  return isCode ? letters : undefined;
}
