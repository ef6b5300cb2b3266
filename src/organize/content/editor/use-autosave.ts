import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { createAutosave, PAUSE } from './autosave.ts';
import { type InDraft, localEdit } from './local-edit.ts';

type Autosaved = {
  /** The document as it was opened or merged last, and how often that happened. */
  readonly shown: { readonly document: unknown; readonly times: number };
  /** Who else’s changes were merged last. */
  readonly mergedWith: string | undefined;
  /** What is wrong with the document as it was saved last; undefined before the first save. */
  readonly diagnostics: readonly WrittenDiagnostic[] | undefined;
};

/**
 * Edits a document of a draft: what is typed is kept on this device, then saved on the server. `beforeMerge` is called
 * before another editor’s changes are shown.
 */
export function useAutosave(at: InDraft, found: DraftDocument, beforeMerge: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  const [local] = useState(() => localEdit(at));
  const [start] = useState(() => local.read() ?? startOf(found));
  const [held, set] = useState<Autosaved>({
    shown: { document: start.document, times: 0 },
    mergedWith: undefined,
    diagnostics: undefined,
  });
  const [autosave] = useState(() =>
    createAutosave(start, {
      async save(document, revision) {
        const body = { draft: at.draft, document, revision };
        const saved = await call(api.siteDrafts.saveSiteDraftDocument, { body });
        set((was) => ({ ...was, diagnostics: saved.diagnostics }));
        // The other pages of the draft read it again when they are opened.
        for (const read of [
          api.siteDrafts.getSiteDraft,
          api.siteDrafts.checkSiteDraft,
          api.siteDrafts.listSiteDrafts,
        ])
          void queries.invalidateQueries({ queryKey: queryKeyOf(read), refetchType: 'none' });
        return saved.document.revision;
      },
      isConflict: (error) => error instanceof ApiFailure && error.failure.kind === 'conflict',
      async read() {
        const { documents } = await call(api.siteDrafts.getSiteDraft, { params: { id: at.draft } });
        const theirs = documents.find(({ kind, code }) => kind === at.kind && code === at.code);
        if (!theirs) throw new ApiFailure(404, { kind: 'invalid', errors: {} });
        return theirsOf(theirs);
      },
      keep: (edit) => (edit ? local.write(edit) : local.clear()),
      later(run) {
        const timer = setTimeout(run, PAUSE);
        return () => clearTimeout(timer);
      },
      onMerged(document, by) {
        beforeMerge();
        set((was) => ({ ...was, mergedWith: by, shown: { document, times: was.shown.times + 1 } }));
      },
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  useEffect(() => autosave.receive(theirsOf(found)), [autosave, found]);
  useEffect(() => {
    // What an earlier visit left, and what is not saved when this page is left or hidden.
    const flush = () => void autosave.flush();
    flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [autosave]);
  return { ...held, state, autosave };
}

function startOf({ document, revision }: DraftDocument) {
  return { document, base: { document, revision } };
}

const theirsOf = ({ document, revision, saved_by: by }: DraftDocument) => ({ document, revision, by });
