/** A bound for time zones sent by visitors, in any spelling. */
const MOST_KEPT = 500;
const kept = new Map<string, unknown>();

/** Caches by key: creating a formatter takes a hundred times as long as using it. */
function keep<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = kept.get(key) as Formatter | undefined;
  if (known) return known;
  const made = make();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

const keyOf = (kind: string, tag: string, options: object) => `${kind} ${tag} ${JSON.stringify(options)}`;

/** The formatter of days and times of a language; throws a RangeError for a zone that is none. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keep(keyOf('date', tag, options), () => new Intl.DateTimeFormat(tag, options));
}

/** The formatter of figures of a language. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return keep(keyOf('number', tag, options), () => new Intl.NumberFormat(tag, options));
}

/** The formatter of lists of a language. */
export function listFormat(tag: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  return keep(keyOf('list', tag, options), () => new Intl.ListFormat(tag, options));
}
