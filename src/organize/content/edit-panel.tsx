import { useState } from 'react';
import type { ListedDocument } from '#engine/contract/site-documents.ts';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../registration/actions/panel.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { documentName } from './documents-by-kind.ts';
import { DraftChoice, firstDraft, useMissingName } from './draft-choice.tsx';
import { useAddDocument } from './use-add-document.ts';

type EditPanelProps = {
  readonly document: ListedDocument;
  readonly drafts: readonly SiteDraft[];
  /** A place of it to open. */
  readonly pointer?: string | undefined;
  readonly onClose: () => void;
};

/** Chooses the draft in which a published document is edited. */
export function EditPanel({ document, drafts, pointer, onClose }: EditPanelProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const name = documentName(document, locale);
  const [chosen, setChosen] = useState(() => firstDraft(drafts, name));
  const { add, isPending, problem } = useAddDocument();
  const { kind, code } = document;
  return (
    <Panel
      title={t('content.edit_of', { name })}
      action={t('content.open_in_draft')}
      isWorking={isPending}
      closed={useMissingName(chosen)}
      problem={problem}
      consequences={[t('content.start_says')]}
      onClose={onClose}
      onSubmit={() =>
        add({ kind, code, draft: 'id' in chosen ? chosen.id : { name: chosen.name.trim() }, pointer })
      }
    >
      <DraftChoice drafts={drafts} chosen={chosen} name={name} onChange={setChosen} />
    </Panel>
  );
}
