import { api } from '#engine/contract/organizer-calls.ts';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { useAction } from '../registration/actions/use-action.ts';
import { Confirm } from '../shell/confirm.tsx';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { NamePanel } from './name-panel.tsx';

type StartDraftProps = { readonly onStarted: (draft: SiteDraft) => void; readonly onClose: () => void };

/** Starts a draft under a name. */
export function StartDraft({ onStarted, onClose }: StartDraftProps) {
  const t = useDeskTexts();
  const { send, isPending, wrong, problem } = useAction(api.siteDrafts.startSiteDraft, ({ draft }) =>
    onStarted(draft),
  );
  return (
    <NamePanel
      title={t('content.new_draft')}
      action={t('content.start')}
      initial=""
      consequences={[t('content.start_says')]}
      isWorking={isPending}
      problem={problem('name')}
      wrong={wrong('name')}
      onSubmit={(name) => send({ name })}
      onClose={onClose}
    />
  );
}

type DraftPanelProps = { readonly draft: SiteDraft; readonly onClose: () => void };

/** Gives a draft another name. */
export function RenameDraft({ draft, onClose }: DraftPanelProps) {
  const t = useDeskTexts();
  const { send, isPending, wrong, problem } = useAction(api.siteDrafts.renameSiteDraft, onClose);
  return (
    <NamePanel
      title={t('content.rename_title', { name: draft.name })}
      action={t('content.rename')}
      initial={draft.name}
      consequences={[]}
      isWorking={isPending}
      problem={problem('name')}
      wrong={wrong('name')}
      onSubmit={(name) => send({ draft: draft.id, name })}
      onClose={onClose}
    />
  );
}

/** Discards a draft, after asking. */
export function DiscardDraft({ draft, onClose }: DraftPanelProps) {
  const t = useDeskTexts();
  const notify = useNotify();
  const { send, isPending, problem } = useAction(api.siteDrafts.discardSiteDraft, () => {
    notify(t('content.discarded', { name: draft.name }));
    onClose();
  });
  const failed = problem();
  return (
    <Confirm
      title={t('content.discard_title', { name: draft.name })}
      action={t('content.discard')}
      isWorking={isPending}
      onConfirm={() => send({ draft: draft.id })}
      onClose={onClose}
    >
      <p>{t('content.discard_says', { count: draft.documents })}</p>
      {failed && (
        <p className="dk-error" role="alert">
          {failed}
        </p>
      )}
    </Confirm>
  );
}
