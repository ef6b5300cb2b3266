import { useState } from 'react';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { SelectField } from '../../shell/select-field.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { documentName, documentsByKind } from '../documents-by-kind.ts';
import { useAddDocument } from '../use-add-document.ts';
import { useSiteDocuments } from '../use-content.ts';

type AddDocumentProps = {
  readonly draft: string;
  /** The kinds and codes that are in the draft, as `page/about`. */
  readonly inDraft: ReadonlySet<string>;
  readonly onDelete: (document: { readonly kind: string; readonly code: string }) => void;
};

/** Copies one of the published documents into the draft and opens it, or has it deleted. */
export function AddDocument({ draft, inDraft, onDelete }: AddDocumentProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { data, error, refetch } = useSiteDocuments();
  const [chosen, setChosen] = useState('');
  const { add, isPending, problem } = useAddDocument();
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const others = data.documents.filter(({ kind, code }) => !inDraft.has(`${kind}/${code}`));
  const [kind, code] = chosen.split('/');
  return (
    <form
      className="dk-form-row"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (kind !== undefined && code !== undefined) add({ draft, kind, code });
      }}
    >
      <SelectField label={t('content.add')} value={chosen} error={problem} onChange={setChosen}>
        <option value="">{t('content.choose_document')}</option>
        {documentsByKind(data.kinds, others, '', locale).map((group) => (
          <optgroup key={group.kind.kind} label={group.kind.name}>
            {group.documents.map((each) => (
              <option key={each.code} value={`${each.kind}/${each.code}`}>
                {documentName(each, locale)}
                {each.name !== undefined && ` (${each.code})`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <button
        type="submit"
        className="dk-button"
        aria-disabled={isPending || code === undefined || undefined}
      >
        {t(isPending ? 'act.working' : 'content.add_do')}
      </button>
      <button
        type="button"
        className="dk-button"
        aria-disabled={code === undefined || undefined}
        onClick={() => {
          if (kind === undefined || code === undefined) return;
          onDelete({ kind, code });
          setChosen('');
        }}
      >
        {t('content.delete_chosen')}
      </button>
    </form>
  );
}
