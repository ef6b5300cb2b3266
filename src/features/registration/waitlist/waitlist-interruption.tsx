import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import type { useWaitlist } from './use-waitlist.ts';

interface WaitlistInterruptionProps extends Pick<ReturnType<typeof useWaitlist>, 'state' | 'send'> {
  /** The track's name in addresses, where one waits for a track. */
  readonly track: string | undefined;
}

/** What has kept somebody off the waitlist, with the ways on that the statechart offers. */
export function WaitlistInterruption({ state, send, track }: WaitlistInterruptionProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { contact_email: email = '' } = useEvent();
  if (state.matches('open')) {
    return (
      <Note tone="success" role="alert" title={t('waitlist.freeTitle')}>
        <p>{t('waitlist.freeText')}</p>
        <div className="actions">
          <Link
            className={buttonClass({ size: 's' })}
            to={pathTo('registration.start', locale, {}, { track })}
          >
            {t('waitlist.register')}
          </Link>
        </div>
      </Note>
    );
  }
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
