import Papa from 'papaparse';
import { email as emailFormat } from '#engine/validation/rules/email.ts';

/** Why a line of a list invites nobody. */
export type LineFault = 'no_address' | 'bad_address' | 'no_name' | 'twice' | 'member_already';

/** Somebody on a line of a list, as far as they could be read. */
export interface ListedPerson {
  /** The line in the text, from 1. */
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly fault?: LineFault;
}

const BOM = '\uFEFF';
/** "Ana Rivera" <ana@school.example>, as mail programs copy several of them on one line. */
const ANGLED = /\s*(?<name>"(?:[^"\\]|\\.)*"|[^<>",;]*(?:,[^<>",;@]*)?)\s*<(?<email>[^<>\s]*)>\s*[,;]?/gu;
const HEADINGS =
  /^(first |last |full |given |family )?(name|names|nom|noms|prénom|prenom|e-?mail|courriel|email address|adresse courriel)$/iu;

/**
 * Reads people from what somebody pastes or drops: a line each of CSV, of columns or of semicolons, or addresses as mail
 * programs copy them. Nothing is left out: a line that is no person has its fault. `members` are the addresses, in lower
 * case, of who is in the group already.
 */
export function parsePeople(text: string, members: ReadonlySet<string> = new Set()): ListedPerson[] {
  const lines = text.replace(BOM, '').split(/\r\n|\r|\n/);
  const people = lines.flatMap((line, at) => readLine(line).map((each) => ({ ...each, line: at + 1 })));
  const before = new Set<string>();
  return people.map((person) => {
    const key = person.email.toLowerCase();
    const fault = faultOf(person, key, before, members);
    if (fault === undefined) before.add(key);
    return { ...person, ...(fault && { fault }) };
  });
}

type Read = Pick<ListedPerson, 'name' | 'email'>;

function readLine(line: string): Read[] {
  if (line.trim() === '') return [];
  const angled = [...line.matchAll(ANGLED)];
  if (angled.length > 0) {
    return angled.map(({ groups = {} }) => ({
      name: unquoted(groups['name'] ?? ''),
      email: groups['email'] ?? '',
    }));
  }
  const cells = cellsOf(line);
  if (cells.every((cell) => HEADINGS.test(cell))) return [];
  const at = cells.findIndex((cell) => cell.includes('@'));
  // A cell alone, "Ana Rivera ana@school.example": the address is its last word.
  if (at >= 0 && cells.length === 1) {
    const words = (cells[0] ?? '').split(/\s+/);
    const address = words.findIndex((word) => word.includes('@'));
    return [{ email: words[address] ?? '', name: words.filter((_, place) => place !== address).join(' ') }];
  }
  return [
    {
      email: cells[at] ?? '',
      name: cells
        .filter((_, place) => place !== at)
        .join(' ')
        .trim(),
    },
  ];
}

/** The cells of a line that have something in them. */
function cellsOf(line: string): string[] {
  const delimiter = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  const [row = []] = Papa.parse<string[]>(line, { delimiter }).data;
  return row.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim()).filter((cell) => cell !== '');
}

function unquoted(name: string): string {
  const plain = name
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replaceAll(/\\(.)/gu, '$1');
  // "Rivera, Ana", as directories write it.
  const [family, given, ...more] = plain.split(',').map((part) => part.trim());
  return family && given && more.length === 0 ? `${given} ${family}` : plain.trim();
}

function faultOf(
  { name, email }: Read,
  key: string,
  before: ReadonlySet<string>,
  members: ReadonlySet<string>,
): LineFault | undefined {
  if (email === '') return 'no_address';
  if (!emailFormat.validate(email)) return 'bad_address';
  if (members.has(key)) return 'member_already';
  if (before.has(key)) return 'twice';
  return name === '' ? 'no_name' : undefined;
}
