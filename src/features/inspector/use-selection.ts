import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The inspected actor, or a machine of the product that is not running. */
export interface Selection {
  readonly actor?: string;
  readonly machine?: string;
}

/** The selection, kept in the address so that Back and links work. */
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
