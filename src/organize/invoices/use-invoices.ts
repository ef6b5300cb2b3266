import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { InvoiceList } from '#engine/contract/desk-invoices.ts';
import { INVOICE_LISTS } from '#engine/contract/desk-values.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';

/** Which invoices the page shows, as its address says; the open ones by default. */
export type InvoiceFilter = { readonly list: InvoiceList; readonly q: string };

/** Reads the filter from the address, and changes it there. */
export function useInvoiceFilter() {
  const [params, setParams] = useSearchParams();
  const filter: InvoiceFilter = {
    list: INVOICE_LISTS.find((each) => each === params.get('list')) ?? 'open',
    q: params.get('q') ?? '',
  };
  const searchOf = (change: Partial<InvoiceFilter>): Record<string, string> => {
    const { list, q } = { ...filter, ...change };
    return { ...(list !== 'open' && { list }), ...(q !== '' && { q }) };
  };
  return {
    filter,
    searchOf,
    search: (q: string) => setParams(searchOf({ q }), { replace: true }),
  };
}

/** The invoices of a filter, a page at a time. */
export function useInvoices({ list, q }: InvoiceFilter) {
  const call = useCall();
  const wanted = { list, ...(q !== '' && { q }) };
  return useInfiniteQuery({
    queryKey: queryKeyOf(api.deskInvoices.listInvoices, { query: wanted }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.deskInvoices.listInvoices, {
        query: { ...wanted, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
