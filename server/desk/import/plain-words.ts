/** Words without case, accents and punctuation, to be compared: `Adresse courriel*` and `adresse-courriel` are one. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}
