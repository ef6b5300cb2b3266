import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { Panel } from '../../registration/actions/panel.tsx';
import { useAction } from '../../registration/actions/use-action.ts';
import { type DeskTexts, useDeskTexts } from '../../shell/use-desk-texts.ts';
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
  readonly draft: string;
  readonly reviewed: readonly ReviewedDocument[];
  /** The draft is being read again. */
  readonly isChecking: boolean;
  readonly onPublished: (published: readonly Published[]) => void;
};

/** Publishes the draft; says first whom that affects, and what keeps it from being published. */
export function PublishPanel({ draft, reviewed, isChecking, onPublished }: PublishPanelProps) {
  const t = useDeskTexts();
  const queries = useQueryClient();
  const [confirmed, setConfirmed] = useState('');
  const { send, isPending, problem } = useAction(api.siteDrafts.publishSiteDraft, ({ published }) => {
    // It is gone, and is not read again.
    for (const read of [api.siteDrafts.getSiteDraft, api.siteDrafts.checkSiteDraft])
      queries.removeQueries({ queryKey: queryKeyOf(read, { params: { id: draft } }) });
    onPublished(published);
  });
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
      action={actionOf(published, deleted, t)}
      isWorking={isPending}
      closed={isChecking ? t('content.checking') : closedBy(reviewed, errors, isConfirmed, t)}
      problem={problem()}
      consequences={[
        ...(published > 0 ? [t('content.publish.says', { count: published })] : []),
        ...(deleted > 0 ? [t('content.publish.deletes', { count: deleted })] : []),
        t('content.publish.follows'),
        // Whom a document with errors affects is not known.
        ...(affected.length === 0 && errors === 0 ? [t('content.publish.no_one')] : []),
      ]}
      onSubmit={() => send({ draft, confirmed: affected.length > 0 ? 'Y' : 'N' })}
    >
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
