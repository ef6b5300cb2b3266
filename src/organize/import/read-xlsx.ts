import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { allowHtml } from '#src/lib/security/default-policy.ts';

/** The most bytes that an unpacked part may have: a small file can unpack to gigabytes. */
const MOST = 200 * 1024 * 1024;
const PARTS =
  /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml|_rels\/workbook\.xml\.rels)$/;

/** The first sheet of an Excel file as CSV, with the same row numbers. Throws for anything else. */
export async function csvOfXlsx(file: Blob): Promise<string> {
  return Papa.unparse(rowsOf(new Uint8Array(await file.arrayBuffer())), { newline: '\r\n' });
}

function rowsOf(bytes: Uint8Array): string[][] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!PARTS.test(name)) return false;
      if (originalSize > MOST) throw new Error('too large');
      return true;
    },
  });
  const partOf = (name: string): Document | undefined => {
    const part = parts[name];
    return part && documentIn(strFromU8(part));
  };
  const workbook = partOf('xl/workbook.xml');
  const sheet = workbook && partOf(firstSheet(workbook, partOf('xl/_rels/workbook.xml.rels')));
  if (!workbook || !sheet) throw new Error('not an Excel file');
  const strings = all(partOf('xl/sharedStrings.xml'), 'si').map(textOf);
  const dates = dateStyles(partOf('xl/styles.xml'));
  const is1904 = /^(?:1|true)$/.test(all(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '');
  const rows: string[][] = [];
  for (const cell of all(sheet, 'c')) {
    const place = /^([A-Z]{1,3})(\d{1,7})$/.exec(cell.getAttribute('r') ?? '');
    if (!place) continue;
    const text = cellText(cell, strings, dates, is1904);
    if (text === '') continue;
    const at = Number(place[2]) - 1;
    while (rows.length <= at) rows.push([]);
    const row = rows[at] ?? [];
    const column = columnOf(place[1] ?? '');
    while (row.length < column) row.push('');
    row[column] = text;
  }
  return rows;
}

/** A part as a document. Nothing in it runs, but Trusted Types have to be told so. */
function documentIn(xml: string): Document {
  const refuse = allowHtml(xml);
  try {
    return new DOMParser().parseFromString(xml, 'application/xml');
  } finally {
    refuse();
  }
}

const all = (node: Document | Element | undefined, name: string): Element[] =>
  node ? [...node.getElementsByTagNameNS('*', name)] : [];

function firstSheet(workbook: Document, rels: Document | undefined): string {
  const id = [...(all(workbook, 'sheet')[0]?.attributes ?? [])].find(
    ({ localName, prefix }) => localName === 'id' && prefix !== null,
  )?.value;
  const target = all(rels, 'Relationship')
    .find((each) => each.getAttribute('Id') === id)
    ?.getAttribute('Target');
  return target ? `xl/${target.replace(/^\/?(?:xl\/)?/, '')}` : 'xl/worksheets/sheet1.xml';
}

/** A text with its runs, without the readings of Japanese names. */
const textOf = (node: Element): string =>
  all(node, 't')
    .filter((each) => (each.parentNode as Element | null)?.localName !== 'rPh')
    .map((each) => each.textContent ?? '')
    .join('');

function cellText(
  cell: Element,
  strings: readonly string[],
  dates: readonly boolean[],
  is1904: boolean,
): string {
  const value = all(cell, 'v')[0]?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return textOf(cell);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    case 'str':
    case 'd':
      return value;
    default:
      return value !== '' && dates[Number(cell.getAttribute('s') ?? 0)]
        ? dateOf(Number(value), is1904)
        : value;
  }
}

const DAY = 86_400_000;
/** Day 0 of each way to count; the first one has a day too many in 1900. */
const DAY_ZERO = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** A day, a time, or both, as forms have them. */
function dateOf(serial: number, is1904: boolean): string {
  const moment = new Date(
    Math.round(((is1904 ? DAY_ZERO[1904] : DAY_ZERO[1900]) + serial * DAY) / 1_000) * 1_000,
  );
  if (Number.isNaN(moment.getTime())) return '';
  const [day = '', time = ''] = moment.toISOString().split('T');
  const clock = time.slice(0, 5);
  if (serial < 1) return clock;
  return serial % 1 === 0 ? day : `${day} ${clock}`;
}

/** Which styles show a number as a date or time. */
function dateStyles(styles: Document | undefined): boolean[] {
  const own = new Map(
    all(styles, 'numFmt').map((each) => [
      each.getAttribute('numFmtId'),
      each.getAttribute('formatCode') ?? '',
    ]),
  );
  const isDate = (id: string | null) => {
    const builtIn = Number(id);
    if ((builtIn >= 14 && builtIn <= 22) || (builtIn >= 45 && builtIn <= 47)) return true;
    return /[ymdhs]/i.test((own.get(id) ?? '').replace(/"[^"]*"|\\.|\[(?:[^hms\]]|\w{3,})*\]/gi, ''));
  };
  return all(all(styles, 'cellXfs')[0], 'xf').map((each) => isDate(each.getAttribute('numFmtId')));
}

/** The index of a column by its letters, from 0. */
const columnOf = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
