import type { CheckedDocument, DraftDocument } from '#engine/contract/site-drafts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { errorsOf, faultsOf } from '../faults-of.ts';

type DocumentStatusProps = {
  readonly document: DraftDocument;
  readonly checked: CheckedDocument | undefined;
};

/** Whether a document of a draft is new, changed or deleted, outdated, and how many errors and warnings it has. */
export function DocumentStatus({ document, checked }: DocumentStatusProps) {
  const t = useDeskTexts();
  if (!checked) return <span className="dk-soft">{t('content.checking')}</span>;
  const errors = errorsOf(checked);
  const warnings = faultsOf(checked).length - errors;
  return (
    <ul className="dk-states">
      <li>
        {isYes(document.deleted) ? (
          <span className="dk-tag">{t('content.is_deleted')}</span>
        ) : document.version === 0 ? (
          t('content.is_new')
        ) : (
          t('content.changes_of', { count: checked.changes.length, version: document.version })
        )}
      </li>
      {isYes(checked.outdated) && <li className="dk-warn">{t('content.is_outdated')}</li>}
      {errors > 0 && <li className="dk-bad">{t('content.errors', { count: errors })}</li>}
      {warnings > 0 && <li className="dk-warn">{t('content.warnings', { count: warnings })}</li>}
    </ul>
  );
}
