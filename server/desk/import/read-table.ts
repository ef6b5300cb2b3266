import Papa from 'papaparse';
import { MOST_IMPORTED } from '#engine/contract/desk-values.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type Message, Refusal } from '#server/refusals/refusal.ts';
import { decodeFile } from './decode-file.ts';

/** A row of a file with its number there; the headings are row 1. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] };

/** A file as a table, without empty rows. */
export type Table = { readonly headings: readonly string[]; readonly rows: readonly TableRow[] };

/**
 * Reads a CSV file. Throws 413 for more than 10 MB or 10,000 rows, 422 if nothing is in it or its quotes do not match.
 */
export function readTable(content: Uint8Array): Table {
  if (content.length > MOST_IMPORTED.bytes) throw tooLarge(inEveryLanguage('imports.tooLarge'));
  const text = decodeFile(content);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw unreadable(inEveryLanguage('imports.quotes', { row: (quotes.row ?? 0) + 1 }));
  const all = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cleaned) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...rows] = all;
  if (!first || rows.length === 0) throw unreadable(inEveryLanguage('imports.empty'));
  if (rows.length > MOST_IMPORTED.rows)
    throw tooLarge(inEveryLanguage('imports.tooMany', { count: rows.length, most: MOST_IMPORTED.rows }));
  const width = Math.max(...all.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, at) => first.cells[at] ?? '');
  return { headings, rows };
}

/** What separates the headings: the most frequent of the signs that spreadsheets write. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/\r|\n/, 1);
  const headings = line.replace(/"[^"]*"/g, '');
  const countOf = (sign: string) => headings.split(sign).length;
  return ['\t', ';', '|'].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most), ',');
}

// A formula is text; ours begin with an apostrophe in exported files.
const ESCAPED = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they cannot be stored
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const cleaned = (cell: string) => cell.replace(CONTROL, '').trim().replace(ESCAPED, '');

const unreadable = (message: Message) => new Refusal('invalid', { file: [message] });
const tooLarge = (message: Message) => new Refusal('too_large', { file: [message] });
