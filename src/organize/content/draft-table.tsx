import { Link } from 'react-router';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { draftPath } from './draft-paths.ts';
import { ScheduleTag } from './schedule-tag.tsx';
import { whoPublished } from './who-published.ts';

type DraftTableProps = {
  readonly drafts: readonly SiteDraft[];
  readonly onRename: (draft: SiteDraft) => void;
  readonly onDiscard: (draft: SiteDraft) => void;
};

/** The drafts with who started them, when they were changed, and how many documents they hold. */
export function DraftTable({ drafts, onRename, onDiscard }: DraftTableProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  return (
    <div className="dk-wide">
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">{t('content.draft')}</th>
            <th scope="col">{t('content.documents')}</th>
            <th scope="col">{t('content.changed')}</th>
            <th scope="col">
              <span className="dk-hidden">{t('content.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft) => (
            <tr key={draft.id}>
              <th scope="row">
                <Link className="dk-link" to={draftPath(locale, draft.id)}>
                  {draft.name}
                </Link>
                <span className="dk-soft dk-line">
                  {t('content.started_by', { by: whoPublished(draft.by, t) })}
                </span>
                <ScheduleTag draft={draft} />
              </th>
              <td>{t('content.document_count', { count: draft.documents })}</td>
              <td>{time(draft.changed_at)}</td>
              <td>
                <div className="dk-row">
                  <button
                    type="button"
                    className="dk-button"
                    aria-label={t('content.rename_title', { name: draft.name })}
                    onClick={() => onRename(draft)}
                  >
                    {t('content.rename')}
                  </button>
                  <button
                    type="button"
                    className="dk-button"
                    aria-label={t('content.discard_of', { name: draft.name })}
                    onClick={() => onDiscard(draft)}
                  >
                    {t('content.discard')}
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
