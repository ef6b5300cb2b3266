import { isPlain } from '#engine/form/any-schema/data-path.ts';

/** What is said first of anything: what it is, and what people call it. */
const FIRST = ['kind', 'code', 'id', 'type', 'block', 'title', 'name', 'label', 'en', 'fr'];
/** What is long comes last. */
const LAST = ['fields', 'sections', 'steps', 'blocks', 'offers', 'sessions', 'options'];

/**
 * A document with the keys of its objects in the order of another version of it, and others in the order in which people
 * read them: the database has an order of its own.
 */
export function inKeyOrder(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) {
    const others: readonly unknown[] = Array.isArray(like) ? like : [];
    return value.map((item, at) => inKeyOrder(item, counterpart(item, others) ?? others[at]));
  }
  if (!isPlain(value)) return value;
  const other = isPlain(like) ? like : {};
  const known = Object.keys(other);
  const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length + placeOf(key));
  const keys = Object.keys(value).sort((left, right) => rank(left) - rank(right));
  return Object.fromEntries(keys.map((key) => [key, inKeyOrder(value[key], other[key])]));
}

function placeOf(key: string): number {
  if (FIRST.includes(key)) return FIRST.indexOf(key);
  return FIRST.length + (LAST.includes(key) ? 1 + LAST.indexOf(key) : 0);
}

/** The same entry of another version of a list, by its code. */
function counterpart(item: unknown, others: readonly unknown[]): unknown {
  const nameOf = (each: unknown) => (isPlain(each) ? (each['code'] ?? each['id']) : undefined);
  const name = nameOf(item);
  return name === undefined ? undefined : others.find((each) => nameOf(each) === name);
}
