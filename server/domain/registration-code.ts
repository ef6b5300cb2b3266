import { randomInt } from 'node:crypto';

// No 0 O 1 I L, which are mistaken for each other on paper, and no vowels, which spell words.
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
const halfLength = 4;
const shape = new RegExp(`^[${alphabet}]{${2 * halfLength}}$`);

/** A new registration code such as R7KM-42QD, from the system's secure random numbers (28^8, about 3.8e11). */
export function newRegistrationCode(): string {
  return `${randomLetters(halfLength)}-${randomLetters(halfLength)}`;
}

/** The code that was meant by what was typed (any case, spaces or hyphens anywhere), or nothing if it cannot be one. */
export function readRegistrationCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s\-‐-―]/g, '');
  if (!shape.test(letters)) return undefined;
  return `${letters.slice(0, halfLength)}-${letters.slice(halfLength)}`;
}

function randomLetters(count: number): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
