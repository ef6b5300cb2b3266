import type { PersonalKind } from './personal-values.ts';

const FIRST_NAMES = ['Camille', 'Dominique', 'Claude', 'Sacha', 'Robin', 'Noor', 'Maxime', 'Alex'];
const LAST_NAMES = ['Tremblay', 'Okafor', 'Nguyen', 'Roy', 'Singh', 'Martin', 'Campbell', 'Gagnon'];
const STREETS = ['1842 East 7th Avenue', '4350, rue Saint-Denis', '12 Harbour Street', '90, rue du Parc'];
const CITIES = ['Vancouver', 'Montréal', 'Halifax', 'Québec'];
const POSTAL_CODES = ['V5N 1R9', 'H2J 2L1', 'V6B 1A1', 'G1R 2B5'];

/** Makes numbered pseudonyms of a kind, and recognizes them. */
interface Maker {
  readonly make: (at: number, length?: number) => string;
  readonly isOne: (value: string) => boolean;
}

const listed = (values: readonly string[], after: string): Maker => ({
  make: (at) => values[at] ?? `${after} ${at + 1}`,
  isOne: (value) => values.includes(value) || new RegExp(`^${after} \\d+$`).test(value),
});
/** As long as the original, so that forms accept it alike. */
const numbered = (before: string): Maker => ({
  make(at, length = 0) {
    const one = `${before}${at + 1}`;
    const times = Math.max(1, Math.floor((length + 1) / (one.length + 1)));
    return Array(times).fill(one).join(' ').padEnd(length, '.');
  },
  isOne: (value) => new RegExp(`^(${before}\\d+)(?: \\1)*\\.*$`).test(value),
});

/**
 * Values that belong to no one: domains and phone numbers reserved for examples (RFC 2606, 555-01xx), names and streets
 * from a list. They are left unchanged, so that redaction is idempotent.
 */
const MAKERS: Readonly<Record<PersonalKind | 'code', Maker>> = {
  email: {
    make: (at) => `person${at + 1}@example.org`,
    isOne: (value) => /^[^@\s]+@(?:[\w-]+\.)*example(?:\.(?:org|com|net|ca))?$/i.test(value),
  },
  first_name: listed(FIRST_NAMES, 'Name'),
  last_name: listed(LAST_NAMES, 'Name'),
  phone: {
    make: (at) => `604 555 01${String(at + 1).padStart(2, '0')}`,
    isOne: (value) => /555\D?01\d\d\D*$/.test(value),
  },
  postal_code: listed(POSTAL_CODES, 'V5N'),
  street: listed(STREETS, 'Street'),
  city: listed(CITIES, 'City'),
  birth_date: { make: () => '1990-01-01', isOne: (value) => value === '1990-01-01' },
  token: {
    make: (at) => `token-${at + 1}`,
    isOne: (value) => /^(?:Bearer )?token-\d+$/.test(value),
  },
  card: { make: () => 'a card’s number', isOne: () => false },
  text: numbered('Text '),
  code: {
    make: (at) => `C0DE-${String(at + 1).padStart(4, '0')}`,
    isOne: (value) => /^C0DE-\d{4}$/.test(value),
  },
};

/** Sandbox tokens contain the card's outcome; only the random part is replaced. */
const SANDBOX = /^(tok_sandbox_[a-z]+_)\d{4}(_[a-z]+_).*$/;

/** Assigns each personal value a pseudonym, always the same. */
export interface StandIns {
  of(kind: PersonalKind | 'code', value: string): string;
  /** Replaced values and their pseudonyms, to be replaced within other texts as well. */
  readonly given: ReadonlyMap<string, string>;
}

/** Starts without any pseudonyms. */
export function createStandIns(): StandIns {
  const given = new Map<string, string>();
  const all = new Map<string, string>();
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return {
    given,
    of(kind, value) {
      const { make } = MAKERS[kind];
      if (isStandIn(kind, value)) {
        taken.add(value);
        return value;
      }
      const sandbox = SANDBOX.exec(value);
      if (sandbox) return `${sandbox[1]}0000${sandbox[2]}00000000`;
      const known = all.get(value);
      if (known !== undefined) return known;
      let at = counts.get(kind) ?? 0;
      // A pseudonym that someone typed as their own value is not used for others.
      while (taken.has(make(at, value.length)) && kind !== 'card' && kind !== 'birth_date') at += 1;
      counts.set(kind, at + 1);
      const standIn = make(at, value.length);
      taken.add(standIn);
      all.set(value, standIn);
      if (isTelling(kind, value)) given.set(value, standIn);
      return standIn;
    },
  };
}

/** Whether a value is distinctive enough to be replaced within any text: short and common ones are not. */
function isTelling(kind: PersonalKind | 'code', value: string): boolean {
  return kind !== 'city' && kind !== 'birth_date' && value.length >= (kind === 'text' ? 8 : 5);
}

/** Whether a value is a pseudonym already. */
export function isStandIn(kind: PersonalKind | 'code', value: string): boolean {
  return (
    MAKERS[kind].isOne(value) || (kind === 'token' && /^tok_sandbox_[a-z]+_0000_[a-z]+_0{8}$/.test(value))
  );
}
