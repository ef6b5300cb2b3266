import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What is looked at: an actor of a tab, or one of the product's machines at rest. */
export interface Selection {
  readonly actor?: string;
  readonly machine?: string;
}

/** What is looked at, kept in the address, so that it can be gone back to and shared. */
export function useSelection(): [Selection, (selection: Selection) => void] {
  const [search, setSearch] = useSearchParams();
  const actor = search.get('actor') ?? undefined;
  const machine = search.get('machine') ?? undefined;
  const select = useCallback(
    (wish: Selection) => setSearch(new URLSearchParams(Object.entries(wish)), { preventScrollReset: true }),
    [setSearch],
  );
  return [{ ...(actor !== undefined && { actor }), ...(machine !== undefined && { machine }) }, select];
}
