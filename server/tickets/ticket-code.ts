import { randomLetters } from '#server/secrets/code-letters.ts';

/**
 * A new code of a ticket such as 7Q4M-2KXC-R7KM: longer than a registration's, which it is never mistaken for, and
 * not to be found by trying at a gate that does not count tries (28^12, about 2.3e17).
 */
export function newTicketCode(): string {
  return [randomLetters(4), randomLetters(4), randomLetters(4)].join('-');
}

/** The scanned text of a code: its letters only, for the smallest QR code. */
export function scannedCode(code: string): string {
  return code.replaceAll('-', '');
}
