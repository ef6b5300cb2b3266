/** The most characters of a code that is made from a text. */
const MOST = 40;

/** A code made from a text: lowercase words joined by underscores; '' if it has no letter to begin with. */
export function codeOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, MOST);
  return plain.replace(/_+$/, '');
}

/** A code that none of the others is: with the next number behind it if it is taken. */
export function freeCode(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}

/** Whether a code is as it was made from a text, or from none yet. */
export function isMadeFrom(code: string, text: string, first: string): boolean {
  const base = codeOf(text) || first;
  const rest = code.startsWith(base) ? code.slice(base.length) : undefined;
  return rest !== undefined && /^(_\d+)?$/.test(rest);
}
