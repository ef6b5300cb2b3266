import { Link } from 'react-router';
import type { KindName } from '#engine/contract/site-documents.ts';
import type { CheckedDocument, DraftDocument } from '#engine/contract/site-drafts.ts';
import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMoments } from '../../shell/use-moments.ts';
import { documentPath } from '../draft-paths.ts';
import { KeepButton } from '../keep-button.tsx';
import { whoPublished } from '../who-published.ts';
import { DocumentStatus } from './document-status.tsx';
import { RENAMED } from './rename-document.tsx';

type DraftDocumentsProps = {
  readonly draft: string;
  readonly documents: readonly DraftDocument[];
  /** Undefined while the draft is being checked. */
  readonly checked: readonly CheckedDocument[] | undefined;
  readonly kinds: readonly KindName[];
  readonly onRemove: (document: DraftDocument) => void;
  readonly onDelete: (document: DraftDocument) => void;
  readonly onRename: (document: DraftDocument) => void;
  readonly onRenameField: (document: DraftDocument) => void;
};

/** The documents of a draft, each with what is new, changed or wrong in it. */
export function DraftDocuments({
  draft,
  documents,
  checked,
  kinds,
  onRemove,
  onDelete,
  onRename,
  onRenameField,
}: DraftDocumentsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  return (
    <div className="dk-wide">
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">{t('content.document')}</th>
            <th scope="col">{t('content.state')}</th>
            <th scope="col">{t('content.saved')}</th>
            <th scope="col">
              <span className="dk-hidden">{t('content.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((each) => {
            const { kind, code } = each;
            const name = isPlain(each.document) ? nameOrCode(each.document, locale) : code;
            return (
              <tr key={`${kind}/${code}`}>
                <th scope="row">
                  <Link className="dk-link" to={documentPath(locale, { draft, kind, code })}>
                    {name}
                  </Link>
                  <span className="dk-soft dk-line">
                    {kinds.find((named) => named.kind === kind)?.name ?? kind}{' '}
                    <span className="dk-mono">{code}</span>
                  </span>
                </th>
                <td>
                  <DocumentStatus
                    document={each}
                    checked={checked?.find((one) => one.kind === kind && one.code === code)}
                  />
                </td>
                <td>
                  {time(each.saved_at)}
                  <span className="dk-soft dk-line">{whoPublished(each.saved_by, t)}</span>
                </td>
                <td>
                  {isYes(each.deleted) ? (
                    <KeepButton draft={draft} kind={kind} code={code} name={name} />
                  ) : (
                    <div className="dk-row">
                      <button
                        type="button"
                        className="dk-button"
                        aria-label={t('content.remove_of', { name })}
                        onClick={() => onRemove(each)}
                      >
                        {t('content.remove')}
                      </button>
                      {RENAMED.includes(kind) && (
                        <button
                          type="button"
                          className="dk-button"
                          aria-label={t('content.code_panel.title', { code })}
                          onClick={() => onRename(each)}
                        >
                          {t('content.code_panel.open')}
                        </button>
                      )}
                      {kind === 'form' && (
                        <button
                          type="button"
                          className="dk-button"
                          aria-label={t('content.field_code.open_of', { name })}
                          onClick={() => onRenameField(each)}
                        >
                          {t('content.field_code.open')}
                        </button>
                      )}
                      {each.version > 0 && (
                        <button
                          type="button"
                          className="dk-button"
                          aria-label={t('content.delete_of', { name })}
                          onClick={() => onDelete(each)}
                        >
                          {t('content.delete')}
                        </button>
                      )}
                    </div>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
