import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { columnsIn, columnsParam } from './chosen-columns.ts';
import { type ListOrder, orderIn, orderParams } from './list-order.ts';

/** The filters of the list, as they are in its address. */
export const FILTERS = [
  'needs',
  'item',
  'flow',
  'status',
  'money',
  'track',
  'mode',
  'day',
  'membership',
  'discount',
  'locale',
  'tag',
] as const;
export type FilterName = (typeof FILTERS)[number];

export type ListFilter = {
  readonly q: string;
  /** `form/field=value`, up to five. */
  readonly answer?: readonly string[];
} & Readonly<Partial<Record<FilterName, string>>>;

/** The most filters by answers. */
export const MOST_ANSWER_FILTERS = 5;

/** The search, filters, order and columns of the address, and how to change them: a link shows the same list. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterIn(params), [params]);
  const columns = useMemo(() => columnsIn(params), [params]);
  const order = useMemo(() => orderIn(params), [params]);
  const write = (changes: Readonly<Record<string, string | readonly string[]>>, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          after.delete(name);
          for (const each of [value].flat()) if (each !== '') after.append(name, each);
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
    changeAnswers: (answer: readonly string[]) => write({ answer }),
    clear: () => write({ answer: [], ...Object.fromEntries(FILTERS.map((name) => [name, ''])) }),
    choose: (chosen: readonly string[]) => write({ columns: columnsParam(chosen) }),
    sortBy: (chosen: ListOrder) => write(orderParams(chosen)),
  };
}

/** The search and filters of an address. */
export function filterIn(params: URLSearchParams): ListFilter {
  const answer = params.getAll('answer').slice(0, MOST_ANSWER_FILTERS);
  return {
    q: params.get('q') ?? '',
    ...Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))),
    ...(answer.length > 0 && { answer }),
  };
}
