import { Link } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useAction } from '../registration/actions/use-action.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { documentPath, publishPath } from './draft-paths.ts';
import { whoPublished } from './who-published.ts';

/** When a draft publishes itself, with the ways to change that; or why it could not be published at its time. */
export function ScheduleNote({ draft }: { readonly draft: SiteDraft }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { clock } = useMoments();
  const { timezone } = useEvent();
  const { send, isPending, problem } = useAction(api.siteDrafts.unscheduleSiteDraft, () => {});
  const { id, scheduled, refused } = draft;
  const failed = problem();
  if (scheduled) {
    return (
      <div className="dk-note dk-conflict" role="status">
        <p>
          {t('content.schedule.is', {
            time: clock(scheduled.local),
            zone: zoneNameOf(timezone, locale),
            by: whoPublished(scheduled.by, t),
          })}
        </p>
        <p>{t('content.schedule.edit')}</p>
        {failed && (
          <p className="dk-error" role="alert">
            {failed}
          </p>
        )}
        <div className="dk-row">
          <Link className="dk-button" to={publishPath(locale, id)}>
            {t('content.schedule.change')}
          </Link>
          <button
            type="button"
            className="dk-button"
            aria-disabled={isPending || undefined}
            onClick={() => send({ draft: id })}
          >
            {t(isPending ? 'act.working' : 'content.schedule.cancel')}
          </button>
        </div>
      </div>
    );
  }
  if (!refused) return null;
  return (
    <section className="dk-note dk-conflict" aria-labelledby="draft-refused">
      <h2 id="draft-refused">{t('content.schedule.refused', { time: clock(refused.local) })}</h2>
      <ul>
        {refused.reasons.map(({ kind, code, problem: why }) => (
          <li key={`${kind}/${code} ${why}`}>
            {kind !== undefined && code !== undefined && (
              <Link className="dk-link" to={documentPath(locale, { draft: id, kind, code })}>
                {kind}/{code}
              </Link>
            )}{' '}
            {why}
          </li>
        ))}
      </ul>
      <p>{t('content.schedule.refused_says')}</p>
    </section>
  );
}
