import { randomInt } from 'node:crypto';
import { undecoratedCode } from '#engine/format/undecorated.ts';

// No 0 O 1 I L, which are mistaken for each other on paper, and no vowels, which spell words.
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** So many letters and digits of codes that people type, from the system's secure random numbers. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** What was typed (any case, spaces or hyphens anywhere) as so many letters of a code, or nothing if it is none. */
export function readLetters(typed: string, count: number): string | undefined {
  const letters = undecoratedCode(typed)
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '');
  const isCode = letters.length === count && [...letters].every((letter) => alphabet.includes(letter));
  return isCode ? letters : undefined;
}
