/** What mail programs, spreadsheets and web pages put between characters, and what is no part of any name. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** "1.", "2)", "-", "•" or "- [x]" at the start of a line. */
const BULLET =
  /^[^\S\n]*(?:(?:\(?\d{1,4}[.)]|[-*+•·‣▪◦–—])(?:[^\S\n]+\[[ xX]?\])?|\[[ xX]?\]|[☐☑☒✓✔])[^\S\n]+/gmu;
/** The line below the headings of a table in Markdown. */
const RULE = /^[^\S\n]*\|?(?:[^\S\n]*:?-{2,}:?[^\S\n]*\|?)+[^\S\n]*$/gmu;
/** "[Ana Rivera](mailto:ana@x.org)". */
const MARKDOWN_LINK = /\[([^\]\n]*)\]\((?:mailto:)?([^()\s]+@[^()\s]+)\)/gu;
/** Separators of Chinese and Japanese texts, and the ASCII ones that mean the same. */
const WIDE_SEPARATORS: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '＠': '@',
};
const DOUBLE_QUOTES = /[“”„«»]/gu;

/** An address as pages write it against harvesters: `chloe(at)x.org`, `chloe [arobase] x.org`. */
const HIDDEN_AT = /([\w.+-]+)\s?[([{]\s?(?:at|à|arobase)\s?[)\]}]\s?([\w-]+(?:\.[\w-]+)+)/giu;

/** The plain text of a pasted list: without invisible characters, bullets, numbers and typographic quotes. */
export function plainList(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\r\n?/gu, '\n')
    .replace(DOUBLE_QUOTES, '"')
    .replace(/[，、；：＠]/gu, (wide) => WIDE_SEPARATORS[wide] ?? wide)
    .replace(RULE, '')
    .replace(/(?<!mailto):(?=\S+@)/giu, ': ')
    .replace(BULLET, '')
    .replace(MARKDOWN_LINK, (_, name: string, address: string) =>
      name.includes('@') ? address : `${name} <${address}>`,
    )
    .replace(/mailto:/giu, '')
    .replace(HIDDEN_AT, '$1@$2');
}

const SUFFIX =
  /^(?:ph\.?\s?d|m\.?d|m\.?ed|b\.?ed|ed\.?d|m\.?a|b\.?a|m\.?sc|b\.?sc|mba|cpa|esq|r\.?n|jr|sr|ii|iii|iv|ing|p\.?eng|o\.?c|d\.?d\.?s)\.?$/iu;

/** A title after a name, such as "PhD". */
export const isSuffix = (text: string): boolean => SUFFIX.test(text.trim());

/** A name as people say it: "Rivera, Ana" is turned round, "Ana Rivera, PhD" is not. */
export function spokenName(text: string): string {
  const plain = text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replace(/^[-–—:|,;/&=>→\s]+|[-–—:|,;/&=>→\s]+$/gu, '')
    .replace(/^\((.*)\)$/u, '$1')
    .trim();
  const parts = plain.split(/\s*,\s*/u).filter((part) => part !== '');
  const [family = '', given = '', ...more] = parts;
  if (given === '' || isSuffix(given) || more.some((part) => !isSuffix(part))) return parts.join(', ');
  return [`${given} ${family}`, ...more].join(', ');
}

/** An address without what stands around it in running text. */
export const bareAddress = (text: string): string => text.replace(/^[\s<([{"']+|[\s>)\]}"'.,;:]+$/gu, '');
