import { isSuffix, spokenName } from './list-text.ts';

/** What a column of a pasted table is of somebody. */
export type ColumnRole = 'name' | 'first' | 'last' | 'email' | 'none';
export const COLUMN_ROLES: readonly ColumnRole[] = ['name', 'first', 'last', 'email', 'none'];

const HEADINGS: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'email',
    /^(?:(?:work |school |home )?e-?mails?(?: address(?:es)?)?(?: ?\d)?(?: - value)?|.*\b(?:your|votre) (?:e-?mail|courriel|adresse)\b.*|mail|adresses?(?: de)? (?:courriel|électronique|e-?mail)s?|courriels?)$/iu,
  ],
  ['first', /^(?:first|given|first ?name|given ?name|forename|prénoms?|prenoms?)$/iu],
  ['last', /^(?:last|family|last ?name|family ?name|surname|nom de famille|noms? de famille)$/iu],
  [
    'name',
    /^(?:.*\b(?:your|votre) (?:full )?(?:name|nom)\b.*|(?:full |display )?names?|noms?|noms? complets?|noms? et prénoms?|prénoms? et noms?|attendees?|participants?|participantes?|teachers?|presenters?|people|person|personnes?)$/iu,
  ],
];

const roleOf = (heading: string): ColumnRole | undefined =>
  HEADINGS.find(([, pattern]) => pattern.test(heading.replace(/[*:]/gu, '').trim()))?.[0];

/** The roles that a line of headings names; undefined for a line that is none. */
export function rolesOfHeadings(cells: readonly string[]): ColumnRole[] | undefined {
  const roles = cells.map(roleOf);
  const isHeading = !cells.some((cell) => cell.includes('@')) && roles.some((role) => role !== undefined);
  if (!isHeading || (cells.length > 1 && !roles.includes('email'))) return undefined;
  const hasFirst = roles.includes('first');
  // "Nom" beside "Prénom" is the family's.
  return roles.map((role = 'none') => (role === 'name' && hasFirst ? 'last' : role));
}

/** Whether a line is headings that someone copied along, between its separators or, without any, its spaces. */
export function isHeadingLine(cells: readonly string[]): boolean {
  const line = cells.filter((cell) => cell !== '');
  const [only = ''] = line;
  const headings = line.length === 1 ? only.split(/[\s,;|]+/u) : line;
  return headings.length > 1 && rolesOfHeadings(headings)?.every((role) => role !== 'none') === true;
}

const isWord = (cell: string) => cell !== '' && !/\s/u.test(cell);
const isNumber = (cell: string) => /^\d*$/u.test(cell);
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '');

/** Whether an address begins with the second of two names, as "ana@" with "Rivera, Ana". */
function beginsWithSecond(first: string, second: string, address: string): boolean {
  const local = lettersOf(address.split('@')[0] ?? '');
  const [one, two] = [lettersOf(first), lettersOf(second)];
  if (local === '' || two === '') return false;
  return local.startsWith(two) && !local.startsWith(one);
}

/** What the columns of a table without headings most likely are; the visitor corrects it. */
export function guessedRoles(rows: readonly (readonly string[])[]): ColumnRole[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const addresses = columns.map((cells) => cells.filter((cell) => cell.includes('@')).length);
  const email = addresses.indexOf(Math.max(...addresses));
  const roles = columns.map((): ColumnRole => 'none');
  roles[email] = 'email';
  const candidates = columns
    .map((cells, at) => ({ cells, at }))
    .filter(({ cells, at }) => at !== email && !cells.every(isNumber));
  const before = candidates.filter(({ at }) => at < email);
  const [one, two] = before.length > 0 ? before : candidates;
  if (!one) return roles;
  const most = (cells: readonly string[], test: (cell: string) => boolean) =>
    cells.filter(test).length * 2 > cells.filter((cell) => cell !== '').length;
  const isPair = two && most(one.cells, isWord) && !two.cells.some(isSuffix) && two.at === one.at + 1;
  if (!isPair) {
    roles[one.at] = 'name';
    return roles;
  }
  const turned = rows.filter((row) =>
    beginsWithSecond(row[one.at] ?? '', row[two.at] ?? '', row[email] ?? ''),
  ).length;
  const isTurned = turned * 2 > rows.length;
  roles[one.at] = isTurned ? 'last' : 'first';
  roles[two.at] = isTurned ? 'first' : 'last';
  return roles;
}

/** Name and address of a row, by what its columns are. */
export function personOfRow(row: readonly string[], roles: readonly ColumnRole[]) {
  const of = (wanted: ColumnRole) => row.filter((cell, at) => roles[at] === wanted && cell !== '');
  const whole = of('name').map(spokenName);
  // A title in a cell of its own stays with the name before it.
  const suffixes = row.filter((cell, at) => roles[at] === 'none' && isSuffix(cell));
  const parts = whole.length > 0 ? whole : [...of('first'), ...of('last')];
  const name = [parts.join(' ').replace(/\s+/gu, ' ').trim(), ...suffixes].filter(Boolean).join(', ');
  return { name, email: of('email')[0] ?? '' };
}
