import { useEvent } from '#src/api/event-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { askAgain } from './consent-question.ts';

/** The way back to the question of being measured; only where there is such a question. */
export function ConsentButton() {
  const { t } = useTranslation('site');
  if (!useEvent().analytics) return null;
  return (
    <button type="button" className="footer-button" onClick={askAgain}>
      {t('privacy_choices')}
    </button>
  );
}
