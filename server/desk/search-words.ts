/** The most words that are looked for; the rest of a long text is ignored. */
const MOST_WORDS = 12;
/** Characters of a search text that are read. */
const MOST_CHARACTERS = 300;

/**
 * The words of a search text, written as `dossier_search` has its texts (migration 0033): lower case, without accents. A
 * telephone number is looked for by its digits alone, however it is spaced.
 */
export function searchWords(typed: string): string[] {
  const text = folded(typed).trim();
  if (/^\+?[\d().\s-]{6,}$/.test(text) && /\d.*\d.*\d/.test(text)) return [text.replace(/\D/g, '')];
  return text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** A text as the database folds it (migrations 0033 and 0040): lower case, without accents. */
export const folded = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    // A database stores no NUL, so no text contains one.
    .replaceAll('\0', ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A text in a LIKE pattern; `%`, `_` and `\` stand for themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for a word anywhere in a text. */
export const anywhere = (word: string): string => `%${literally(word)}%`;
