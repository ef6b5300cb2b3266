import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import type { PreviewedAs } from '#engine/contract/previews.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';

/** The address of a draft's preview at a moment, or now, as a visitor; asked for again when it is opened again. */
export function usePreview(draft: string, at: string | undefined, visitor: PreviewedAs | undefined) {
  const call = useCall();
  return useQuery({
    queryKey: [...queryKeyOf(api.previews.openPreview), draft, at, visitor],
    queryFn: () =>
      call(api.previews.openPreview, {
        body: { draft, ...(at !== undefined && { at }), ...visitor },
      }),
    // Its secret is for one visit.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
