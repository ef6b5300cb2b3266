import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The filters of the list, as they are in its address. */
export const FILTERS = ['needs', 'item', 'flow', 'status', 'money', 'track', 'locale', 'tag'] as const;
export type FilterName = (typeof FILTERS)[number];

export type ListFilter = { readonly q: string } & Readonly<Partial<Record<FilterName, string>>>;

/** The search and filters of the address, and how to change them: a link shows the same list. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo<ListFilter>(
    () => ({
      q: params.get('q') ?? '',
      ...Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))),
    }),
    [params],
  );
  const change = (name: FilterName | 'q', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      // Every letter would be a step back.
      { replace: name === 'q' },
    );
  const clear = () =>
    setParams((before) => {
      const q = before.get('q');
      return new URLSearchParams(q ? { q } : {});
    });
  return { filter, change, clear };
}
