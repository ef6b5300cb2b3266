import Papa from 'papaparse';
import { email as emailFormat } from '#engine/form/keywords/email.ts';
import type { ColumnRole } from './list-columns.ts';
import { type ReadLine, type ReadList, readList } from './read-list.ts';

/** Why someone on a list cannot be invited. */
export type LineFault = 'no_address' | 'bad_address' | 'no_name' | 'twice' | 'member_already';

/** Someone on a list, as far as they could be read. */
export interface ListedPerson extends ReadLine {
  readonly fault?: LineFault;
}

/** A list with everyone on it: those who cannot be invited have their fault. */
export interface PeopleListed extends Pick<ReadList, 'columns'> {
  readonly people: readonly ListedPerson[];
}

/**
 * Reads people from what someone pastes or drops: tables with or without headings, lists of addresses, mailboxes as mail
 * programs copy them. `members` are the addresses, in lower case, of those who are in the group already.
 */
export function parsePeople(
  text: string,
  members: ReadonlySet<string> = new Set(),
  roles?: readonly ColumnRole[],
): PeopleListed {
  const list = readList(text, roles);
  const before = new Set<string>();
  const people = list.people.map((person) => {
    const key = person.email.toLowerCase();
    const fault = faultOf(person, key, before, members);
    if (fault === undefined) before.add(key);
    return { ...person, ...(fault && { fault }) };
  });
  return { ...list, people };
}

/** People as a text that is read as just these people again, under headings that are read as such. */
export function writePeople(
  people: readonly Pick<ListedPerson, 'name' | 'email'>[],
  headings: readonly [name: string, email: string] = ['Name', 'Email'],
): string {
  if (people.length === 0) return '';
  return Papa.unparse(
    { fields: [...headings], data: people.map(({ name, email }) => [name, email]) },
    { newline: '\n' },
  );
}

function faultOf(
  { name, email }: ReadLine,
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
