import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';

type ScheduleTagProps = { readonly draft: Pick<SiteDraft, 'scheduled' | 'refused'> };

/** In a few words when a draft publishes itself, or that it could not be published. */
export function ScheduleTag({ draft: { scheduled, refused } }: ScheduleTagProps) {
  const t = useDeskTexts();
  const { clock } = useMoments();
  if (scheduled)
    return <span className="dk-tag">{t('content.schedule.tag', { time: clock(scheduled.local) })}</span>;
  return refused ? <span className="dk-bad">{t('content.schedule.refused_tag')}</span> : null;
}
