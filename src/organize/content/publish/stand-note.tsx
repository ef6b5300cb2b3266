import { api } from '#engine/contract/organizer-calls.ts';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useAction } from '../../registration/actions/use-action.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

type StandNoteProps = { readonly draft: string; readonly found: DraftDocument };

/**
 * A document that the draft deletes was published meanwhile, or one that it changes was deleted: the draft can stand by
 * its own, or let the document go out of it.
 */
export function StandNote({ draft, found }: StandNoteProps) {
  const t = useDeskTexts();
  const { kind, code, version, base_version: base, deleted } = found;
  const which = { draft, kind, code };
  const stand = useAction(api.siteDrafts.rebaseSiteDraftDocument, () => {});
  const drop = useAction(api.siteDrafts.removeSiteDraftDocument, () => {});
  const isGone = version === 0;
  const isDeletion = isYes(deleted);
  const failed = stand.problem() ?? drop.problem();
  const isPending = stand.isPending || drop.isPending;
  return (
    <div className="dk-note dk-conflict">
      <p>{isGone ? t('content.publish.gone') : t('content.publish.outdated', { version, base })}</p>
      {failed && (
        <p className="dk-error" role="alert">
          {failed}
        </p>
      )}
      <div className="dk-row">
        {!(isGone && isDeletion) && (
          <button
            type="button"
            className="dk-button"
            aria-disabled={isPending || undefined}
            onClick={() => stand.send(which)}
          >
            {isDeletion
              ? t('content.publish.delete_version', { version })
              : t('content.publish.publish_again')}
          </button>
        )}
        <button
          type="button"
          className="dk-button"
          aria-disabled={isPending || undefined}
          onClick={() => drop.send(which)}
        >
          {t(isDeletion && !isGone ? 'content.keep' : 'content.publish.take_out')}
        </button>
      </div>
    </div>
  );
}
