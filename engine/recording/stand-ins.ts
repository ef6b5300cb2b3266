import type { PersonalKind } from './personal-values.ts';

const FIRST_NAMES = ['Camille', 'Dominique', 'Claude', 'Sacha', 'Robin', 'Noor', 'Maxime', 'Alex'];
const LAST_NAMES = ['Tremblay', 'Okafor', 'Nguyen', 'Roy', 'Singh', 'Martin', 'Campbell', 'Gagnon'];
const STREETS = ['1842 East 7th Avenue', '4350, rue Saint-Denis', '12 Harbour Street', '90, rue du Parc'];
const CITIES = ['Vancouver', 'Montréal', 'Halifax', 'Québec'];
const POSTAL_CODES = ['V5N 1R9', 'H2J 2L1', 'V6B 1A1', 'G1R 2B5'];

/** How what stands for a value of a kind is made, the first one first, and told from what is somebody's. */
interface Maker {
  readonly make: (at: number, length?: number) => string;
  readonly isOne: (value: string) => boolean;
}

const listed = (values: readonly string[], after: string): Maker => ({
  make: (at) => values[at] ?? `${after} ${at + 1}`,
  isOne: (value) => values.includes(value) || new RegExp(`^${after} \\d+$`).test(value),
});
/** As long as what it stands for: a form takes the one as it took the other. */
const numbered = (before: string): Maker => ({
  make(at, length = 0) {
    const one = `${before}${at + 1}`;
    const times = Math.max(1, Math.floor((length + 1) / (one.length + 1)));
    return Array(times).fill(one).join(' ').padEnd(length, '.');
  },
  isOne: (value) => new RegExp(`^(${before}\\d+)(?: \\1)*\\.*$`).test(value),
});

/**
 * What by its nature is nobody's: domains and telephone numbers that are reserved for examples (RFC 2606, the numbers
 * 555-01xx), names and streets of a list. It is left as it is, so that a recording goes through unchanged.
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

/** Sandbox tokens say what becomes of the card; only what tells one from the next goes. */
const SANDBOX = /^(tok_sandbox_[a-z]+_)\d{4}(_[a-z]+_).*$/;

/** Gives each value that tells of a person one that stands for it, the same for the same. */
export interface StandIns {
  of(kind: PersonalKind | 'code', value: string): string;
  /** What was replaced and is replaced within other texts too, and by what. */
  readonly given: ReadonlyMap<string, string>;
}

/** Begins with nobody known. */
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
      // What somebody has typed as it is stands for them alone.
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

/** Whether a value tells of somebody within any text; of short and common ones every text is full. */
function isTelling(kind: PersonalKind | 'code', value: string): boolean {
  return kind !== 'city' && kind !== 'birth_date' && value.length >= (kind === 'text' ? 8 : 5);
}

/** Whether a value is nobody's already. */
export function isStandIn(kind: PersonalKind | 'code', value: string): boolean {
  return (
    MAKERS[kind].isOne(value) || (kind === 'token' && /^tok_sandbox_[a-z]+_0000_[a-z]+_0{8}$/.test(value))
  );
}
