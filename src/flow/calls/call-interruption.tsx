import { useTranslation } from 'react-i18next';
import { useEvent } from '#src/api/event-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';

interface CallInterruptionProps {
  readonly by: 'lostConnection' | 'failed';
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** What has interrupted a call, with the ways on that its statechart offers. */
export function CallInterruption({ by, onRetry, onEdit }: CallInterruptionProps) {
  const { t } = useTranslation('registration');
  const { contact_email: email = '' } = useEvent();
  const offline = by === 'lostConnection';
  return (
    <Note
      tone={offline ? 'warning' : 'danger'}
      icon={offline ? 'offline' : 'warning'}
      role="alert"
      title={t(offline ? 'interrupted.offlineTitle' : 'interrupted.failedTitle')}
    >
      <p>{offline ? t('interrupted.offlineText') : t('interrupted.failedText', { email })}</p>
      <div className="actions">
        <Button size="s" onClick={onRetry}>
          {t('interrupted.retry')}
        </Button>
        <Button size="s" variant="quiet" onClick={onEdit}>
          {t('interrupted.edit')}
        </Button>
      </div>
    </Note>
  );
}
