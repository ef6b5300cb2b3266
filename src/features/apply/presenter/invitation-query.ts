import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { queryKeyOf } from '#src/api/query.ts';

/** What an invitation to present is for; null if it is invalid, which repeating does not change. */
export const invitationQuery = (call: Call, invitation: string) =>
  queryOptions({
    queryKey: queryKeyOf(api.proposal.getInstructorByInvitation, { params: { x: invitation } }),
    queryFn: ({ signal }) =>
      call(api.proposal.getInstructorByInvitation, { params: { x: invitation }, signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiFailure && error.status === 404) return null;
          throw error;
        },
      ),
    retry: false,
    staleTime: 0,
  });
