import type { ReactNode } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useDeskTexts } from './use-desk-texts.ts';

/** A page or part whose data is on its way; shown after a moment, by its style. */
export function Loading() {
  const t = useDeskTexts();
  return (
    <div className="dk-loading" role="status">
      {t('loading')}
    </div>
  );
}

/** A page or part that could not be loaded, with why and a way to try again. */
export function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useDeskTexts();
  return (
    <div className="dk-state" role="alert">
      <h2>{t('failed')}</h2>
      <p>{failureText(error, t)}</p>
      <button type="button" className="dk-button" onClick={onRetry}>
        {t('try_again')}
      </button>
    </div>
  );
}

/** A page with nothing in it, and what to do. */
export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="dk-state">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}
