import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CodeState } from '#engine/contract/desk-codes.ts';
import { CODE_STATES } from '#engine/contract/desk-values.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';

export const CODE_KINDS = ['discount', 'invitation'] as const;

/** Which codes the page shows, as its address says; all without any. */
export type CodeFilter = {
  readonly q?: string;
  readonly kind?: (typeof CODE_KINDS)[number];
  readonly state?: CodeState;
  readonly batch?: string;
};

/** Reads a filter from the parameters of an address; what is unknown is left out. */
export function readFilter(params: URLSearchParams): CodeFilter {
  const [q, batch] = [params.get('q'), params.get('batch')];
  const kind = CODE_KINDS.find((each) => each === params.get('kind'));
  const state = CODE_STATES.find((each) => each === params.get('state'));
  return { ...(q && { q }), ...(kind && { kind }), ...(state && { state }), ...(batch && { batch }) };
}

/** The filter of the address, and how to change it there; `do=new` opens the panel that creates codes. */
export function useCodeFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const isCreating = params.get('do') === 'new';
  function show(
    wanted: { readonly [Name in keyof CodeFilter]: CodeFilter[Name] | '' | undefined },
    opens = false,
  ) {
    const set = Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setParams(new URLSearchParams([...set, ...(opens ? [['do', 'new']] : [])]), { replace: true });
  }
  return { filter, isCreating, show };
}

/** The codes of a filter, a page at a time. */
export function useCodes(filter: CodeFilter) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: queryKeyOf(api.deskCodes.listCodes, { query: filter }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.deskCodes.listCodes, {
        query: { ...filter, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
