import { useQueries } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import type { CheckedDocument, DraftDocument } from '#engine/contract/site-drafts.ts';
import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../../api/use-organizer.ts';
import { localEdit } from '../editor/local-edit.ts';
import { errorsOf } from '../faults-of.ts';
import { useDraft, useDraftCheck } from '../use-content.ts';

/** A document of a draft with all that is known about publishing it. */
export interface ReviewedDocument {
  readonly found: DraftDocument;
  readonly checked: CheckedDocument;
  readonly name: string;
  readonly kindName: string;
  /** The schema with the titles of places; undefined until it is loaded. */
  readonly schema: Readonly<Record<string, unknown>> | undefined;
  /** The version that is published; undefined for a new document, and until it is loaded. */
  readonly published: unknown;
  /** Whether this device has changes to it that the server does not have. */
  readonly isUnsaved: boolean;
  readonly isOutdated: boolean;
  readonly errors: number;
}

/** A draft with its documents, checked, and with the words for what they change. */
export function useReviewed(id: string) {
  const locale = useLocale();
  const call = useCall();
  const { event } = useOrganizer();
  const draft = useDraft(id);
  const check = useDraftCheck(id);
  const documents = draft.data?.documents ?? [];
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  const forms = useQueries({
    queries: kinds.map((kind) => {
      const { repeat: _, ...options } = query(call, api.siteDocuments.getDocumentForm, {
        params: { kind },
        locale,
      });
      return { ...options, staleTime: Number.POSITIVE_INFINITY };
    }),
  });
  const served = useQueries({
    queries: documents.map(({ kind, code, version }) => {
      const { repeat: _, ...options } = query(call, api.configuration.getConfiguration, {
        params: { event, kind, code },
      });
      return { ...options, enabled: version > 0 };
    }),
  });
  const reviewed = documents.flatMap((found, at): ReviewedDocument[] => {
    const { kind, code } = found;
    const checked = check.data?.documents.find((each) => each.kind === kind && each.code === code);
    const form = forms[kinds.indexOf(kind)]?.data;
    if (!checked) return [];
    return [
      {
        found,
        checked,
        name: isPlain(found.document) ? nameOrCode(found.document, locale) : code,
        kindName: form?.name ?? kind,
        schema: form?.schema,
        published: served[at]?.data?.document,
        isUnsaved: localEdit({ draft: id, kind, code }).read() !== undefined,
        isOutdated: isYes(checked.outdated),
        errors: errorsOf(checked),
      },
    ];
  });
  return {
    draft: draft.data?.draft,
    reviewed: draft.data && check.data ? reviewed : undefined,
    isChecking: draft.isFetching || check.isFetching,
    error: draft.error ?? check.error,
    refetch: () => void Promise.all([draft.refetch(), check.refetch()]),
  };
}
