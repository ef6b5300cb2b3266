import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';

const NAMES = ['actor', 'action', 'subject'] as const;

/** Which entries of the audit log are shown, as the address says; all without any. */
export type AuditChoice = { readonly [Name in (typeof NAMES)[number]]?: string };

/** The filter of the address, and how to change it there. */
export function useAuditChoice() {
  const [params, setParams] = useSearchParams();
  const choice: AuditChoice = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  function choose(name: keyof AuditChoice, value: string) {
    const { [name]: _, ...others } = choice;
    setParams({ ...others, ...(value && { [name]: value }) }, { replace: true });
  }
  return { choice, choose };
}

/** The entries of the audit log that match, a page at a time. */
export function useAudit(choice: AuditChoice) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: queryKeyOf(api.audit.listAudit, { query: choice }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.audit.listAudit, { query: { ...choice, ...(pageParam && { after: pageParam }) }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
