/** What of the list's address is not of the list itself. */
const OTHERS = ['job'] as const;

/** The address of a list as a view stores it: its parts in one order. */
export function viewQuery(params: URLSearchParams): string {
  const own = new URLSearchParams(params);
  for (const name of OTHERS) own.delete(name);
  own.sort();
  return own.toString();
}

/** Whether two stored addresses show the same list. */
export const isSameList = (a: string, b: string): boolean =>
  viewQuery(new URLSearchParams(a)) === viewQuery(new URLSearchParams(b));
