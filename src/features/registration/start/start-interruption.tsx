import { useTranslation } from 'react-i18next';
import { useEvent } from '#src/api/event-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import type { useStart } from './use-start.ts';

/** What has interrupted the start, with the ways on that the statechart offers. */
export function StartInterruption({ state, send }: Pick<ReturnType<typeof useStart>, 'state' | 'send'>) {
  const { t } = useTranslation('registration');
  const { contact_email: email = '' } = useEvent();
  const offline = state.matches('lostConnection');
  if (!offline && !state.matches('failed')) return null;
  return (
    <Note
      tone={offline ? 'warning' : 'danger'}
      icon={offline ? 'offline' : 'warning'}
      role="alert"
      title={t(offline ? 'interrupted.offlineTitle' : 'interrupted.failedTitle')}
    >
      <p>{offline ? t('interrupted.offlineText') : t('interrupted.failedText', { email })}</p>
      <div className="actions">
        <Button size="s" onClick={() => send({ type: 'RETRY' })}>
          {t('interrupted.retry')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => send({ type: 'EDIT' })}>
          {t('interrupted.edit')}
        </Button>
      </div>
    </Note>
  );
}
