import { undecoratedCode } from '../format/undecorated.ts';

/**
 * Corrects a postal code when its field is left: capitals and the space of a Canadian one, the hyphen of a nine-digit
 * ZIP code (spec §5). Others stay as typed.
 */
export function tidyPostalCode(typed: string, country: string): string {
  const text = undecoratedCode(typed);
  if (country === 'CA') {
    const code = text.toUpperCase();
    const parts = /^([A-Z]\d[A-Z])[\s-]*(\d[A-Z]\d)$/.exec(code);
    return parts ? `${parts[1]} ${parts[2]}` : code;
  }
  if (country === 'US') {
    const parts = /^(\d{5})[\s-]*(\d{4})$/.exec(text);
    return parts ? `${parts[1]}-${parts[2]}` : text;
  }
  return text;
}
