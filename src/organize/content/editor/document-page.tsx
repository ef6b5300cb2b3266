import { Link, useParams } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../../shell/icon.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { DraftOthers } from '../draft-others.tsx';
import { draftPath, publishPath, sitePath } from '../draft-paths.ts';
import { ScheduleTag } from '../schedule-tag.tsx';
import { DocumentPane } from './document-pane.tsx';

/** Edits one document of a draft; the address holds the draft, the kind and the code. */
export function DocumentPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { id = '', kind = '', code = '' } = useParams();
  return (
    <div className="dk-page">
      <DraftOthers draft={id} />
      <DocumentPane
        draft={id}
        kind={kind}
        code={code}
        head={({ name, kindName, draft, isInDraft, state }) => (
          <div className="dk-head">
            <Link className="dk-link" to={draftPath(locale, id)}>
              <Icon name="back" /> {draft?.name ?? t('content.draft')}
            </Link>
            <h1>{name}</h1>
            <span className="dk-soft">
              {kindName} <span className="dk-mono">{code}</span>
            </span>
            {draft && <ScheduleTag draft={draft} />}
            <span className="dk-grow" />
            {state}
            {isInDraft && (
              <>
                <Link className="dk-button" to={sitePath(locale, id, { kind, code })}>
                  {t('site.open')}
                </Link>
                <Link className="dk-button" to={publishPath(locale, id)}>
                  {t('content.review')}
                </Link>
              </>
            )}
          </div>
        )}
      />
    </div>
  );
}
