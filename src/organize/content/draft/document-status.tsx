import type { CheckedDocument, DraftDocument } from '#engine/contract/site-drafts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

type DocumentStatusProps = {
  readonly document: DraftDocument;
  readonly checked: CheckedDocument | undefined;
};

/** Whether a document of a draft is new or changed, outdated, and how many errors and warnings it has. */
export function DocumentStatus({ document, checked }: DocumentStatusProps) {
  const t = useDeskTexts();
  if (!checked) return <span className="dk-soft">{t('content.checking')}</span>;
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = checked.diagnostics.length - errors;
  return (
    <ul className="dk-states">
      <li>
        {document.version === 0
          ? t('content.is_new')
          : t('content.changes_of', { count: checked.changes.length, version: document.version })}
      </li>
      {isYes(checked.outdated) && <li className="dk-warn">{t('content.is_outdated')}</li>}
      {errors > 0 && <li className="dk-bad">{t('content.errors', { count: errors })}</li>}
      {warnings > 0 && <li className="dk-warn">{t('content.warnings', { count: warnings })}</li>}
    </ul>
  );
}
