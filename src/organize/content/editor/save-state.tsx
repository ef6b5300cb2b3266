import { ApiFailure } from '#src/api/api-failure.ts';
import { failureText } from '../../api/failure-text.ts';
import { type DeskTexts, useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { SaveState as State } from './autosave.ts';

/** Whether everything typed is on the server, and if not, why and how to try again. */
export function SaveState({ state, onRetry }: { readonly state: State; readonly onRetry: () => void }) {
  const t = useDeskTexts();
  const isBad = state.status === 'failed';
  return (
    <div className="dk-save-state">
      <p role="status" className={isBad ? 'dk-error' : 'dk-soft'}>
        {inWords(state, t)}
      </p>
      {isBad && (
        <button type="button" className="dk-button" onClick={onRetry}>
          {t('try_again')}
        </button>
      )}
    </div>
  );
}

function inWords(state: State, t: DeskTexts): string {
  switch (state.status) {
    case 'saved':
      return t('content.edit.saved');
    case 'changed':
    case 'saving':
      return t('content.edit.saving');
    case 'conflict':
      return t('content.edit.not_saved', { why: t('content.edit.conflict_short') });
    case 'failed': {
      const { error } = state;
      const isGone = error instanceof ApiFailure && error.status === 404;
      return t('content.edit.not_saved', { why: isGone ? t('content.edit.gone') : failureText(error, t) });
    }
  }
}
