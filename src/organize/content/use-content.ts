import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** The published documents of the event, and every kind by name. */
export function useSiteDocuments() {
  const locale = useLocale();
  const { repeat: _, ...options } = query(useCall(), api.siteDocuments.listSiteDocuments, { locale });
  return useQuery(options);
}

/** The published documents of the event with their contents. */
export function useEventDocuments(enabled = true) {
  const { repeat: _, ...options } = query(useCall(), api.siteDocuments.readSiteDocuments, { query: {} });
  return useQuery({ ...options, enabled });
}

/** The drafts of the event, the one changed last first. */
export function useDrafts() {
  const { repeat: _, ...options } = query(useCall(), api.siteDrafts.listSiteDrafts, {});
  return useQuery(options);
}

/** A draft with its documents. */
export function useDraft(id: string) {
  const { repeat: _, ...options } = query(useCall(), api.siteDrafts.getSiteDraft, { params: { id } });
  return useQuery(options);
}

/** What publishing a draft would change, whom it affects, and what is wrong with it. */
export function useDraftCheck(id: string) {
  const { repeat: _, ...options } = query(useCall(), api.siteDrafts.checkSiteDraft, { params: { id } });
  return useQuery(options);
}

/** The form of a kind of document in the reader’s language; it changes only with the server. */
export function useDocumentForm(kind: string) {
  const locale = useLocale();
  const { repeat: _, ...options } = query(useCall(), api.siteDocuments.getDocumentForm, {
    params: { kind },
    locale,
  });
  return useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
}
