import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../api/failure-text.ts';
import { useOrganizer } from '../api/use-organizer.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { documentPath } from './draft-paths.ts';

/** Which document to edit in which draft, or in a new one of that name. */
type Wanted = {
  readonly kind: string;
  readonly code: string;
  /** The document itself if it is new; otherwise the published one is copied. */
  readonly document?: object;
  readonly draft: string | { readonly name: string };
  /** A place of it to open. */
  readonly pointer?: string | undefined;
};

/** Where a document in a draft is opened. */
type Opened = {
  readonly draft: string;
  readonly kind: string;
  readonly code: string;
  readonly pointer?: string | undefined;
};

const toDocument = (locale: Locale, opened: Opened) => documentPath(locale, opened, opened.pointer);

/**
 * Puts a new document or a copy of a published one into a draft, unless it is there already, and opens it on its page or
 * elsewhere.
 */
export function useAddDocument(pathTo: (locale: Locale, opened: Opened) => string = toDocument) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { event } = useOrganizer();
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ kind, code, document: made, draft: into, pointer }: Wanted) {
      const { version, document } = made
        ? { version: 0, document: made }
        : await call(api.configuration.getConfiguration, { params: { event, kind, code } });
      const draft =
        typeof into === 'string'
          ? into
          : (await call(api.siteDrafts.startSiteDraft, { body: into })).draft.id;
      try {
        const body = { draft, document, revision: 0, base_version: version };
        await call(api.siteDrafts.saveSiteDraftDocument, { body });
      } catch (failed) {
        // It is in the draft already, and is opened as it is there.
        if (!(failed instanceof ApiFailure && failed.failure.kind === 'conflict')) throw failed;
      }
      return { draft, kind, code, pointer };
    },
    async onSuccess(added) {
      await navigate(pathTo(locale, added));
    },
    onSettled: () =>
      Promise.all(
        [api.siteDrafts.listSiteDrafts, api.siteDrafts.getSiteDraft, api.siteDrafts.checkSiteDraft].map(
          (read) => queries.invalidateQueries({ queryKey: queryKeyOf(read) }),
        ),
      ),
  });
  return {
    add: (wanted: Wanted) => {
      if (!isPending) mutate(wanted);
    },
    isPending,
    problem: error ? failureText(error, t) : undefined,
  };
}
