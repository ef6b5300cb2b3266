import { api } from '#engine/contract/organizer-calls.ts';
import { useAction } from '../registration/actions/use-action.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type KeepButtonProps = {
  readonly draft: string;
  readonly kind: string;
  readonly code: string;
  readonly name: string;
};

/** Keeps a document that the draft was to delete. */
export function KeepButton({ draft, kind, code, name }: KeepButtonProps) {
  const t = useDeskTexts();
  const { send, isPending, problem } = useAction(api.siteDrafts.keepSiteDraftDocument, () => {});
  const failed = problem();
  return (
    <>
      <button
        type="button"
        className="dk-button"
        aria-label={t('content.keep_of', { name })}
        aria-disabled={isPending || undefined}
        onClick={() => send({ draft, kind, code })}
      >
        {t(isPending ? 'act.working' : 'content.keep')}
      </button>
      {failed && (
        <p className="dk-error" role="alert">
          {failed}
        </p>
      )}
    </>
  );
}
