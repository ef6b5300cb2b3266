import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { documentChanges } from '#engine/event/merge/document-changes.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useOrganizer } from '../../api/use-organizer.ts';

type Named = { readonly kind: string; readonly code: string };

/** The versions of a document, the newest first. */
export function useVersions({ kind, code }: Named) {
  const { event } = useOrganizer();
  const { repeat: _, ...options } = query(useCall(), api.configuration.listConfigurationVersions, {
    params: { event, kind, code },
  });
  return useQuery(options);
}

/** A version of a document and what it changed; the first one changed everything. */
export function useVersion({ kind, code }: Named, version: number | undefined) {
  const call = useCall();
  const { event } = useOrganizer();
  const [is, was] = useQueries({
    queries: [version, version === undefined ? undefined : version - 1].map((each) => {
      const params = { event, kind, code, version: String(each) };
      const { repeat: _, ...options } = query(call, api.configuration.getConfigurationVersion, { params });
      return {
        ...options,
        enabled: each !== undefined && each > 0,
        // A version never changes.
        staleTime: Number.POSITIVE_INFINITY,
      };
    }),
  });
  const isFirst = version === 1;
  if (!is?.data || !(was?.data || isFirst)) return { error: is?.error ?? was?.error, refetch: is?.refetch };
  const [before, document] = [was?.data?.document, is.data.document];
  return { document, before, changes: documentChanges(before, document) };
}
