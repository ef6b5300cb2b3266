import { type QueryClient, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { SignedIn } from '#engine/contract/organizers.ts';
import type { Permission } from '#engine/contract/roles.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { Call } from '#src/api/client.ts';
import { queryKeyOf } from '#src/api/query.ts';

/** Who is signed in; `ended` if they were, until their session ended. */
export type SignIn = { readonly organizer: SignedIn | undefined; readonly ended: boolean };

const KEY: QueryKey = queryKeyOf(api.organizers.getOrganizer);

/** The query that asks the server once who is signed in. */
export const signInQuery = (call: Call) =>
  queryOptions<SignIn>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { organizer } = await call(api.organizers.getOrganizer, { signal });
      return { organizer, ended: false };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who is signed in. */
export const useSignIn = () => useQuery(signInQuery(useCall()));

/** Enters an organizer who has just signed in. */
export function startSignIn(queries: QueryClient, organizer: SignedIn): void {
  queries.setQueryData<SignIn>(KEY, { organizer, ended: false });
}

/** Forgets everything that an organizer has read: their session has ended, or they have ended it (`byThemselves`). */
export function endSignIn(queries: QueryClient, byThemselves = false): void {
  if (!queries.getQueryData<SignIn>(KEY)?.organizer) return;
  queries.setQueryData<SignIn>(KEY, { organizer: undefined, ended: !byThemselves });
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
}

const OrganizerContext = createContext<SignedIn | null>(null);

/** Provides the organizer to the pages of the desk. */
export const OrganizerProvider = OrganizerContext.Provider;

/** The organizer who is signed in. Throws outside an OrganizerProvider. */
export function useOrganizer(): SignedIn {
  const organizer = useContext(OrganizerContext);
  if (organizer === null) throw new Error('useOrganizer needs an OrganizerProvider above it');
  return organizer;
}

/** Whether the organizer's role has a permission. */
export const useMay = (permission: Permission): boolean => useOrganizer().permissions.includes(permission);
