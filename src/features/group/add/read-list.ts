import Papa from 'papaparse';
import {
  type ColumnRole,
  guessedRoles,
  isHeadingLine,
  personOfRow,
  rolesOfHeadings,
} from './list-columns.ts';
import { peopleOnLine, type ReadPerson } from './list-lines.ts';
import { bareAddress, plainList } from './list-text.ts';

/** A person who was read from a list, and the line where they begin, from 1. */
export type ReadLine = ReadPerson & { readonly line: number };

/** A list as it was read: its people, and what its columns are taken for where it is a table. */
export interface ReadList {
  readonly people: readonly ReadLine[];
  readonly columns?: {
    readonly roles: readonly ColumnRole[];
    /** A heading, or what the first row has there. */
    readonly samples: readonly string[];
  };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const addressesIn = (cells: readonly string[]) => cells.filter((cell) => cell.includes('@')).length;

/** Each line's most frequent separator that a spreadsheet writes. */
function delimiterOf(text: string): string {
  const unquoted = text.replace(/"[^"]*"/gu, '');
  return ['\t', ';', '|'].find((delimiter) => unquoted.includes(delimiter)) ?? ',';
}

/** The rows of a table; a cell may have several lines. Undefined where its quotes do not match. */
function rowsOf(text: string): Row[] | undefined {
  const rows: Row[] = [];
  let from = 0;
  let line = 1;
  let isBroken = false;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      isBroken ||= errors.some(({ type }) => type === 'Quotes');
      const cells = data.map((cell) => cell.replace(/\s+/gu, ' ').trim());
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      line += text.slice(from, meta.cursor).split('\n').length - 1;
      from = meta.cursor;
    },
  });
  return isBroken ? undefined : rows;
}

/** Whether rows are those of one table: as many cells in each, and one address, in the same column. */
function isTable(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (!first || first.cells.length < 2) return false;
  const withAddress = rows.filter(({ cells }) => addressesIn(cells) > 0);
  const at = withAddress[0]?.cells.findIndex((cell) => cell.includes('@'));
  return (
    at !== undefined &&
    rows.every(({ cells }) => cells.length === first.cells.length) &&
    withAddress.every(({ cells }) => addressesIn(cells) === 1 && cells[at]?.includes('@') === true) &&
    // "Ana Rivera ana@x.org" in a cell is no address alone.
    withAddress.every(({ cells }) => !/\s/u.test(bareAddress(cells[at] ?? '')))
  );
}

/** The rows of a sheet without the title above its headings. */
function withoutTitle(rows: Row[] | undefined): Row[] | undefined {
  const [title, headings] = rows ?? [];
  const isTitle =
    title?.cells.filter(Boolean).length === 1 &&
    addressesIn(title.cells) === 0 &&
    rolesOfHeadings(title.cells) === undefined &&
    headings !== undefined &&
    headings.cells.length > 1 &&
    rolesOfHeadings(headings.cells) !== undefined;
  return isTitle ? rows?.slice(1) : rows;
}

/** Reads people from a pasted text; `chosen` says what the columns are where the visitor has corrected it. */
export function readList(pasted: string, chosen?: readonly ColumnRole[]): ReadList {
  const text = plainList(pasted);
  const isOfMails = /<[^<>\n]*@[^<>\n]*>/u.test(text);
  const rows = withoutTitle(rowsOf(text));
  const [first, ...others] = rows ?? [];
  const headings = first && rolesOfHeadings(first.cells);
  const body = (headings ? others : (rows ?? [])).filter(({ cells }) => !isHeadingLine(cells));
  if (rows && !isOfMails && first && (headings ? first.cells.length > 1 : isTable(rows))) {
    const found = headings ?? guessedRoles(body.map(({ cells }) => cells));
    const roles = chosen?.length === found.length ? chosen : found;
    const people = body.map(({ line, cells }) => {
      const { name, email } =
        (roles === chosen ? undefined : personOfOddRow(cells, roles)) ?? personOfRow(cells, roles);
      return { line, name, email: bareAddress(email) };
    });
    return { people, columns: { roles, samples: first.cells } };
  }
  const people = text
    .split('\n')
    .map((line, at) => ({ line: at + 1, text: line }))
    .slice(headings && first ? first.line : 0)
    .filter(({ text: each }) => !isHeadingLine(each.split(/[,;|\t]/u).map((cell) => cell.trim())))
    .flatMap(({ line, text: each }) => peopleOnLine(each).map((person) => ({ ...person, line })));
  return { people: joinedPairs(people) };
}

/** The person of a row that has its address in another column than the headings say; undefined for any other row. */
function personOfOddRow(cells: readonly string[], roles: readonly ColumnRole[]): ReadPerson | undefined {
  const isOdd = addressesIn(cells) === 1 && !cells[roles.indexOf('email')]?.includes('@');
  const [person, ...others] = isOdd ? peopleOnLine(cells.filter(Boolean).join(', ')) : [];
  return others.length === 0 ? person : undefined;
}

/** Names and addresses on alternate lines belong together; any other list is given back as it is. */
function joinedPairs(people: readonly ReadLine[]): readonly ReadLine[] {
  const pairs = people.flatMap((one, at) => {
    const two = people[at + 1];
    return at % 2 === 0 && two ? [[one, two] as const] : [];
  });
  const isHalf = ({ name, email }: ReadLine) => (name === '') !== (email === '');
  const isNameFirst = people[0]?.email === '';
  const isAlternate =
    pairs.length * 2 === people.length &&
    pairs.every(
      ([one, two]) =>
        isHalf(one) &&
        isHalf(two) &&
        one.line < two.line &&
        (one.email === '') === isNameFirst &&
        (two.email !== '') === isNameFirst,
    );
  if (!isAlternate) return people;
  return pairs.map(([one, two]) => ({
    line: one.line,
    name: one.name || two.name,
    email: one.email || two.email,
  }));
}
