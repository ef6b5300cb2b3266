import type { ReactNode } from 'react';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useTitle } from '../../shell/use-title.ts';
import { KeepButton } from '../keep-button.tsx';
import { useDocumentForm, useDraft, useDraftCheck, useEventDocuments } from '../use-content.ts';
import { withDrafted } from '../with-drafted.ts';
import { DocumentEditor } from './document-editor.tsx';
import type { InDraft } from './local-edit.ts';
import { NotInDraft } from './not-in-draft.tsx';

/** What the head around an editor shows. */
export interface DocumentHead {
  readonly name: string;
  /** The kind by name; undefined until it is known. */
  readonly kindName: string | undefined;
  readonly draft: SiteDraft | undefined;
  readonly isInDraft: boolean;
  /** Whether everything is saved, and the buttons of the editor. */
  readonly state?: ReactNode;
}

type DocumentPaneProps = InDraft & { readonly head: (shown: DocumentHead) => ReactNode };

/** Edits one document of a draft, below a head. */
export function DocumentPane({ draft: id, kind, code, head }: DocumentPaneProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const draft = useDraft(id);
  const check = useDraftCheck(id);
  const form = useDocumentForm(kind);
  const event = useEventDocuments();
  const found = draft.data?.documents.find((each) => each.kind === kind && each.code === code);
  const name = isPlain(found?.document) ? nameOrCode(found.document, locale) : code;
  useTitle(name);
  const headWith = (state?: ReactNode) =>
    head({
      name,
      kindName: form.data?.name,
      draft: draft.data?.draft,
      isInDraft: found !== undefined,
      state,
    });
  const error = draft.error ?? form.error ?? event.error;
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <>
        {headWith()}
        <Empty title={t('content.unknown_title')}>{t('content.unknown')}</Empty>
      </>
    );
  }
  if (error) {
    const again = () => void Promise.all([draft.refetch(), form.refetch(), event.refetch()]);
    return <Failed error={error} onRetry={again} />;
  }
  if (!draft.data || !form.data || !event.data) return <Loading />;
  if (!found) {
    return (
      <>
        {headWith()}
        <NotInDraft draft={id} kind={kind} code={code} />
      </>
    );
  }
  if (isYes(found.deleted)) {
    return (
      <>
        {headWith()}
        <Empty title={t('content.is_deleted')}>
          {t('content.deleted_here')} <KeepButton draft={id} kind={kind} code={code} name={name} />
        </Empty>
      </>
    );
  }
  const { documents } = event.data;
  const checked = check.data?.documents.find((each) => each.kind === kind && each.code === code);
  return (
    <DocumentEditor
      key={`${id} ${kind} ${code} ${locale}`}
      head={headWith}
      draft={id}
      found={found}
      description={form.data}
      // What the draft changes of other documents can be named too.
      documents={withDrafted(documents, draft.data.documents)}
      published={
        documents.filter(isPlain).find((each) => each['kind'] === kind && each['code'] === code) ?? null
      }
      diagnosed={checked?.diagnostics}
    />
  );
}
