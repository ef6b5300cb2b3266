import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';

/** The address of a draft's preview at a moment, or now; asked for again when it is opened again. */
export function usePreview(draft: string, at: string | undefined) {
  const call = useCall();
  return useQuery({
    queryKey: [...queryKeyOf(api.previews.openPreview), draft, at],
    queryFn: () => call(api.previews.openPreview, { body: { draft, ...(at !== undefined && { at }) } }),
    // Its secret is for one visit.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
