import type { IMPORT_SOURCES } from '#engine/contract/desk-import.ts';
import { plainWords } from './plain-words.ts';

/** A target of a recognised export: one of a registration, or an answer by the code of its field. */
type Known = 'email' | 'name' | 'track' | 'language' | 'first_name' | 'last_name';

type Source = {
  readonly name: (typeof IMPORT_SOURCES)[number];
  /** Headings that no other list has together, in plain words. */
  readonly signs: readonly string[];
  /** What its columns are for; of several for the same, the first that a file has. */
  readonly columns: readonly (readonly [heading: string, target: Known])[];
  /** The column with the state of a ticket. */
  readonly state: string;
};

/** The headings of exports: pretix "Order data", Hi.Events "Attendees", Eventbrite "Attendee report". */
const SOURCES: readonly Source[] = [
  {
    name: 'pretix',
    signs: ['order code', 'position id', 'product'],
    columns: [
      ['attendee email', 'email'],
      ['email', 'email'],
      ['attendee name given name', 'first_name'],
      ['attendee name family name', 'last_name'],
      ['attendee name', 'name'],
      ['product', 'track'],
      ['order locale', 'language'],
    ],
    state: 'status',
  },
  {
    name: 'hievents',
    signs: ['first name', 'public id', 'short id', 'email'],
    columns: [
      ['first name', 'first_name'],
      ['last name', 'last_name'],
      ['email', 'email'],
      ['product name', 'track'],
      ['ticket name', 'track'],
      ['locale', 'language'],
    ],
    state: 'status',
  },
  {
    name: 'eventbrite',
    signs: ['order #', 'ticket type', 'email'],
    columns: [
      ['first name', 'first_name'],
      ['last name', 'last_name'],
      ['surname', 'last_name'],
      ['email', 'email'],
      ['email address', 'email'],
      ['ticket type', 'track'],
    ],
    state: 'attendee status',
  },
];

/** An export that was recognised. */
export type KnownSource = {
  readonly name: Source['name'];
  /** What each column is for, by its index. */
  readonly targets: ReadonlyMap<number, Known>;
  /** Whether a row was cancelled there. */
  isCancelled(cells: readonly string[]): boolean;
};

/** The system that a file was exported from, by its headings; undefined for an unknown one. */
export function sourceOf(headings: readonly string[]): KnownSource | undefined {
  const plain = headings.map(plainWords);
  const source = SOURCES.find(({ signs }) => signs.every((sign) => plain.includes(sign)));
  if (!source) return undefined;
  const targets = new Map<number, Known>();
  for (const [heading, target] of source.columns) {
    const at = plain.indexOf(heading);
    if (at >= 0 && ![...targets.values()].includes(target)) targets.set(at, target);
  }
  // A whole name beside its parts says nothing more.
  const parts = [...targets.values()];
  if (parts.includes('first_name') || parts.includes('last_name'))
    for (const [at, target] of targets) if (target === 'name') targets.delete(at);
  const state = plain.indexOf(source.state);
  return {
    name: source.name,
    targets,
    isCancelled: (cells) => /cancel|not attending|refund|delete/.test(plainWords(cells[state] ?? '')),
  };
}
