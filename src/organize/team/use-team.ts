import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Endpoint } from '#engine/contract/endpoint.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import type { CallInput } from '#src/api/client.ts';
import { query, queryKeyOf } from '#src/api/query.ts';
import { failureText } from '../api/failure-text.ts';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The organizers of the event. */
export function useTeam() {
  const { repeat: _, ...options } = query(useCall(), api.organizers.listTeam, {});
  return useQuery(options);
}

/** The tokens of programs. */
export function useTokens() {
  const { repeat: _, ...options } = query(useCall(), api.organizers.listApiTokens, {});
  return useQuery(options);
}

/**
 * A write whose answer is the list that it changes: the list is replaced by it, and the audit log read again. A refusal
 * is said in a notice.
 */
export function useWrite<E extends Endpoint>(endpoint: E, list: Pick<Endpoint, 'path'>) {
  const t = useDeskTexts();
  const call = useCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const key: QueryKey = queryKeyOf(list, {
    params: undefined,
    query: undefined,
    body: undefined,
    locale: undefined,
  });
  return useMutation({
    mutationFn: (body: BodyOf<E>) => call(endpoint, { body } as unknown as CallInput<E>),
    onSuccess(answer) {
      queries.setQueryData(key, answer);
      return queries.invalidateQueries({ queryKey: queryKeyOf(api.audit.listAudit) });
    },
    onError: (error) => notify(failureText(error, t), true),
  });
}
