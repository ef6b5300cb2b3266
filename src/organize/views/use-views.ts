import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskView } from '#engine/contract/desk-views.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query, queryKeyOf } from '#src/api/query.ts';

/** The saved views of the team, and how to change them. */
export function useViews() {
  const call = useCall();
  const queries = useQueryClient();
  const { repeat: _, ...options } = query(call, api.deskViews.listDeskViews, {});
  const readAgain = () => queries.invalidateQueries({ queryKey: queryKeyOf(api.deskViews.listDeskViews) });
  const list = useQuery(options);
  const save = useMutation({
    mutationFn: (body: { id?: string; name: string; query: string }) =>
      call(api.deskViews.saveDeskView, { body }),
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: ({ id }: DeskView) => call(api.deskViews.removeDeskView, { body: { id } }),
    onSettled: readAgain,
  });
  return { list, save, remove };
}
