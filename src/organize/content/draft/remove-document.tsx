import { api } from '#engine/contract/organizer-calls.ts';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import { useAction } from '../../registration/actions/use-action.ts';
import { Confirm } from '../../shell/confirm.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { localEdit } from '../editor/local-edit.ts';

type RemoveDocumentProps = {
  readonly draft: string;
  readonly document: DraftDocument;
  readonly onClose: () => void;
};

/** Takes a document out of the draft with its changes, after asking. */
export function RemoveDocument({ draft, document: { kind, code }, onClose }: RemoveDocumentProps) {
  const t = useDeskTexts();
  const { send, isPending, problem } = useAction(api.siteDrafts.removeSiteDraftDocument, () => {
    localEdit({ draft, kind, code }).clear();
    onClose();
  });
  const failed = problem();
  return (
    <Confirm
      title={t('content.remove_title', { name: code })}
      action={t('content.remove')}
      isWorking={isPending}
      onConfirm={() => send({ draft, kind, code })}
      onClose={onClose}
    >
      <p>{t('content.remove_says')}</p>
      {failed && (
        <p className="dk-error" role="alert">
          {failed}
        </p>
      )}
    </Confirm>
  );
}
