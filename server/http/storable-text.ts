// Deeper than any form; a value nested without end would otherwise exhaust the stack of whatever walks it.
const maximumDepth = 64;

/**
 * The path (`a.b.0`) of the first text in a value that PostgreSQL cannot store (a NUL, half a surrogate pair), or of
 * the first thing nested too deep; nothing if all is well. The value's own path is the empty string.
 */
export function findUnstorable(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maximumDepth) return path.join('.');
  for (const [key, entry] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(entry, [...path, key]) : path.join('.');
    if (found !== undefined) return found;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  // With the u flag a surrogate matches only where it stands alone.
  return !/[\0\p{Surrogate}]/u.test(text);
}
