import { useState } from 'react';
import type { ListedDocument } from '#engine/contract/site-documents.ts';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../registration/actions/panel.tsx';
import { Field } from '../shell/field.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { documentName } from './documents-by-kind.ts';
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
  const [draft, setDraft] = useState(drafts[0]?.id ?? '');
  const [newName, setNewName] = useState(name.slice(0, 60));
  const { add, isPending, problem } = useAddDocument();
  const isNew = draft === '';
  const { kind, code } = document;
  return (
    <Panel
      title={t('content.edit_of', { name })}
      action={t('content.open_in_draft')}
      isWorking={isPending}
      closed={isNew && newName.trim() === '' ? t('content.name_needed') : undefined}
      problem={problem}
      consequences={[t('content.start_says')]}
      onClose={onClose}
      onSubmit={() => add({ kind, code, draft: isNew ? { name: newName.trim() } : draft, pointer })}
    >
      <SelectField label={t('content.draft')} value={draft} onChange={setDraft}>
        {drafts.map(({ id, name: title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value="">{t('content.new_draft')}</option>
      </SelectField>
      {isNew && (
        <Field
          label={t('content.draft_name')}
          value={newName}
          maxLength={60}
          onChange={({ target }) => setNewName(target.value)}
        />
      )}
    </Panel>
  );
}
