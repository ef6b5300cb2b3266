/** The items that a block lists, in its order; all if it lists none. Unknown codes are skipped. */
export function chosenOf<Item extends { readonly code: string }>(
  all: readonly Item[],
  codes: readonly string[] | undefined,
): readonly Item[] {
  if (!codes) return all;
  return codes.flatMap((code) => all.find((item) => item.code === code) ?? []);
}
