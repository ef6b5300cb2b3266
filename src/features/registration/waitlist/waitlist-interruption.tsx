import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import type { useWaitlist } from './use-waitlist.ts';

interface WaitlistInterruptionProps extends Pick<ReturnType<typeof useWaitlist>, 'view' | 'send'> {
  /** The track's name in addresses, where one waits for a track. */
  readonly track: string | undefined;
}

/** What has kept somebody off the waitlist, with the ways on that the statechart offers. */
export function WaitlistInterruption({ view, send, track }: WaitlistInterruptionProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  if (view.isOpen) {
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
  return (
    <CallInterruption
      phase={view.call}
      onRetry={() => send({ type: 'RETRY' })}
      onEdit={() => send({ type: 'EDIT' })}
    />
  );
}
