import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Panel } from '../../registration/actions/panel.tsx';
import { useAction } from '../../registration/actions/use-action.ts';
import { useNotify } from '../../shell/notices.tsx';
import { type DeskTexts, useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMoments } from '../../shell/use-moments.ts';
import { draftPath } from '../draft-paths.ts';
import { type PublishTime, PublishTimeFields } from './publish-time.tsx';
import type { ReviewedDocument } from './use-reviewed.ts';

/** A document that was published, and its version. */
export interface Published {
  readonly kind: string;
  readonly code: string;
  readonly version: number;
  /** Y if it is no longer on the site. */
  readonly deleted: 'Y' | 'N';
}

type PublishPanelProps = {
  readonly draft: SiteDraft;
  readonly reviewed: readonly ReviewedDocument[];
  /** The draft is being read again. */
  readonly isChecking: boolean;
  readonly onPublished: (published: readonly Published[]) => void;
};

/** Publishes the draft, now or at a time; says first whom that affects, and what keeps it from being published. */
export function PublishPanel({ draft: of, reviewed, isChecking, onPublished }: PublishPanelProps) {
  const { id: draft, name, scheduled } = of;
  const t = useDeskTexts();
  const queries = useQueryClient();
  const locale = useLocale();
  const navigate = useNavigate();
  const notify = useNotify();
  const { clock } = useMoments();
  const [confirmed, setConfirmed] = useState('');
  const [at, setAt] = useState<PublishTime>(() => timeOf(scheduled?.local));
  const { send, isPending, problem } = useAction(api.siteDrafts.publishSiteDraft, ({ published }) => {
    // It is gone, and is not read again.
    for (const read of [api.siteDrafts.getSiteDraft, api.siteDrafts.checkSiteDraft])
      queries.removeQueries({ queryKey: queryKeyOf(read, { params: { id: draft } }) });
    onPublished(published);
  });
  const later = useAction(api.siteDrafts.scheduleSiteDraft, ({ draft: { scheduled: set } }) => {
    if (set) notify(t('content.schedule.done', { name, time: clock(set.local) }));
    void navigate(draftPath(locale, draft));
  });
  const isLater = at.when === 'at';
  const affected = reviewed.flatMap(({ checked }) => checked.affected.map((each) => each.problem));
  const deleted = reviewed.filter(({ found }) => isYes(found.deleted)).length;
  const published = reviewed.length - deleted;
  const errors = reviewed.reduce((sum, each) => sum + each.errors, 0);
  // A confirmation is of these sentences: others, found by a later check, are confirmed again.
  const wording = affected.join('\n');
  const isConfirmed = affected.length === 0 || confirmed === wording;
  return (
    <Panel
      title={t('content.publish.panel')}
      action={isLater ? t('content.schedule.do') : actionOf(published, deleted, t)}
      isWorking={isPending || later.isPending}
      closed={
        isChecking
          ? t('content.checking')
          : (closedBy(reviewed, errors, isConfirmed, t) ??
            (isLater && (at.date === '' || at.clock === '') ? t('content.schedule.needed') : undefined))
      }
      problem={isLater ? later.problem('at') : problem()}
      consequences={[
        ...(isLater ? [t('content.schedule.says')] : []),
        ...(published > 0 && !isLater ? [t('content.publish.says', { count: published })] : []),
        ...(deleted > 0 ? [t('content.publish.deletes', { count: deleted })] : []),
        isLater ? t('content.schedule.checks') : t('content.publish.follows'),
        // Whom a document with errors affects is not known.
        ...(affected.length === 0 && errors === 0 ? [t('content.publish.no_one')] : []),
      ]}
      onSubmit={() => {
        const isSeen = affected.length > 0 ? ('Y' as const) : ('N' as const);
        if (isLater) later.send({ draft, at: `${at.date}T${at.clock}`, confirmed: isSeen });
        else send({ draft, confirmed: isSeen });
      }}
    >
      <PublishTimeFields value={at} wrong={isLater ? later.wrong('at') : undefined} onChange={setAt} />
      {affected.length > 0 && (
        <>
          <div>
            <b>{t('content.publish.affected')}</b>
            <ul className="dk-consequences">
              {affected.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          <label className="dk-check">
            <input
              type="checkbox"
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked ? wording : '')}
            />
            {t('content.publish.confirm')}
          </label>
        </>
      )}
    </Panel>
  );
}

/** The time that a draft has by the clocks of the event, to be changed; without one, now. */
function timeOf(local: string | undefined): PublishTime {
  if (local === undefined) return { when: 'now', date: '', clock: '' };
  return { when: 'at', date: local.slice(0, 10), clock: local.slice(11) };
}

/** What the button does, in a few words. */
function actionOf(published: number, deleted: number, t: DeskTexts): string {
  if (deleted === 0) return t('content.publish.do', { count: published });
  return published === 0
    ? t('content.publish.do_delete', { count: deleted })
    : t('content.publish.do_both', { count: published, deleted });
}

/** Why the draft cannot be published yet. */
function closedBy(
  reviewed: readonly ReviewedDocument[],
  errors: number,
  isConfirmed: boolean,
  t: DeskTexts,
): string | undefined {
  const unsaved = reviewed.find(({ isUnsaved }) => isUnsaved);
  const outdated = reviewed.find(({ isOutdated }) => isOutdated);
  if (reviewed.every(({ checked, found }) => checked.changes.length === 0 && !isYes(found.deleted)))
    return t('content.publish.nothing');
  if (unsaved) return t('content.publish.unsaved', { name: unsaved.name });
  if (errors > 0) return t('content.publish.fix_errors', { count: errors });
  if (outdated) return t('content.publish.merge_first', { name: outdated.name });
  return isConfirmed ? undefined : t('content.publish.confirm_first');
}
