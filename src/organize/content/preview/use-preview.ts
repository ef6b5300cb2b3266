import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';

/** A form of a draft as attendees would have it; read again each time it is looked at, once it is saved. */
export function usePreview(draft: string, code: string, isSaved: boolean) {
  const { repeat: _, ...options } = query(useCall(), api.siteDrafts.previewSiteDraftForm, {
    params: { id: draft, code },
  });
  return useQuery({ ...options, enabled: isSaved, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
}
