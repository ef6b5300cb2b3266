import { useEvent } from '#src/api/event-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { askAgain } from './consent-question.ts';

/** Opens the consent banner again; only if the event measures. */
export function ConsentButton() {
  const { t } = useTranslation('site');
  if (!useEvent().analytics) return null;
  return (
    <button type="button" className="footer-button" onClick={askAgain}>
      {t('privacy_choices')}
    </button>
  );
}
