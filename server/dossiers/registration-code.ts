import { randomLetters, readLetters } from '#server/secrets/code-letters.ts';

const halfLength = 4;

/** A new registration code such as R7KM-42QD, from the system's secure random numbers (28^8, about 3.8e11). */
export function newRegistrationCode(): string {
  return `${randomLetters(halfLength)}-${randomLetters(halfLength)}`;
}

/** Reads a typed code (any case, spaces or hyphens); undefined if it is not one. */
export function readRegistrationCode(typed: string): string | undefined {
  const letters = readLetters(typed, 2 * halfLength);
  return letters && `${letters.slice(0, halfLength)}-${letters.slice(halfLength)}`;
}
