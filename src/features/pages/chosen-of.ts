/** Those that a block names, in its order; all where it names none. What is named and not there is left out. */
export function chosenOf<Item extends { readonly code: string }>(
  all: readonly Item[],
  codes: readonly string[] | undefined,
): readonly Item[] {
  if (!codes) return all;
  return codes.flatMap((code) => all.find((item) => item.code === code) ?? []);
}
