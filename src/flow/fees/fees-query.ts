import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { Quote } from '#engine/contract/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { Call } from '#src/api/client.ts';
import { query, queryKeyOf } from '#src/api/query.ts';
import { onCartChanged } from '#src/flow/my-workshops/cart-changes.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

const { getRegistrationFees } = api.registration;

/** The key of what a registration under way owes. */
export const feesKey = (code: string) => queryKeyOf(getRegistrationFees, { params: { code } });

const feesQuery = (call: Call, code: string) => ({
  ...query(call, getRegistrationFees, { params: { code } }),
  staleTime: 0,
  refetchOnMount: 'always' as const,
});

/** What a registration under way owes as things stand: asked for anew at every step and after every pick. */
export function useFees(flow: DossierFlow): { quote: Quote | undefined; failed: boolean } {
  const { data, isError, refetch } = useQuery(feesQuery(useCall(), flow.code));
  useEffect(() => flow.picks.onPicked(() => void refetch()), [flow, refetch]);
  // The basket in the header picks too.
  useEffect(() => onCartChanged('basket', () => void refetch()), [refetch]);
  return { quote: data, failed: isError && data === undefined };
}
