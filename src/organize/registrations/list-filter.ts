import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { columnsIn, columnsParam } from './chosen-columns.ts';
import { type ListOrder, orderIn, orderParams } from './list-order.ts';

/** The filters of the list, as they are in its address. */
export const FILTERS = ['needs', 'item', 'flow', 'status', 'money', 'track', 'locale', 'tag'] as const;
export type FilterName = (typeof FILTERS)[number];

export type ListFilter = { readonly q: string } & Readonly<Partial<Record<FilterName, string>>>;

/** The search, filters, order and columns of the address, and how to change them: a link shows the same list. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo<ListFilter>(
    () => ({
      q: params.get('q') ?? '',
      ...Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))),
    }),
    [params],
  );
  const columns = useMemo(() => columnsIn(params), [params]);
  const order = useMemo(() => orderIn(params), [params]);
  const write = (changes: Readonly<Record<string, string>>, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace },
    );
  return {
    filter,
    order,
    columns,
    // Every letter would be a step back.
    change: (name: FilterName | 'q', value: string) => write({ [name]: value }, name === 'q'),
    clear: () => write(Object.fromEntries(FILTERS.map((name) => [name, '']))),
    choose: (chosen: readonly string[]) => write({ columns: columnsParam(chosen) }),
    sortBy: (chosen: ListOrder) => write(orderParams(chosen)),
  };
}
