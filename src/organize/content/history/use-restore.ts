import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../../api/failure-text.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { draftPath } from '../draft-paths.ts';

interface Restored {
  /** The name of the draft. */
  readonly name: string;
  readonly document: unknown;
  /** The version that is published now; 0 without one. */
  readonly over: number;
}

/** Puts an old version of a document into a draft of its own, which is published as any other. */
export function useRestore() {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ name, document, over }: Restored) {
      const { draft } = await call(api.siteDrafts.startSiteDraft, { body: { name } });
      const body = { draft: draft.id, document, revision: 0, base_version: over };
      await call(api.siteDrafts.saveSiteDraftDocument, { body });
      return draft.id;
    },
    onSuccess: async (draft) => navigate(draftPath(locale, draft)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeyOf(api.siteDrafts.listSiteDrafts) }),
  });
  return {
    restore: (restored: Restored) => {
      if (!isPending) mutate(restored);
    },
    isPending,
    problem: error ? failureText(error, t) : undefined,
  };
}
