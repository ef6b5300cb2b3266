import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useAddDocument } from '../use-add-document.ts';
import type { InDraft } from './local-edit.ts';

/** A document that the draft does not have, and a way to add the published one. */
export function NotInDraft({ draft, kind, code }: InDraft) {
  const t = useDeskTexts();
  const { add, isPending, problem } = useAddDocument();
  return (
    <div className="dk-state">
      <h2>{t('content.not_in_draft_title')}</h2>
      <p>{t('content.not_in_draft')}</p>
      {problem && (
        <p className="dk-error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="dk-button"
        aria-disabled={isPending || undefined}
        onClick={() => add({ draft, kind, code })}
      >
        {t(isPending ? 'act.working' : 'content.add_here')}
      </button>
    </div>
  );
}
