/** The form in which addresses are compared: trimmed, composed and lower case; what was typed is kept beside it. */
export function normalizeEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase();
}
