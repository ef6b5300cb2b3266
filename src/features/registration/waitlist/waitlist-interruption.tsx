import { Link } from 'react-router';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath, pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import type { useWaitlist } from './use-waitlist.ts';
import type { NamedWait } from './waitlist-choices.ts';

interface WaitlistInterruptionProps extends Pick<ReturnType<typeof useWaitlist>, 'view' | 'send'> {
  /** The track or the day, if one is waited for. */
  readonly named: NamedWait;
  /** The flow, if its place is waited for. */
  readonly flow: string | undefined;
}

/** Why joining failed, with the actions that the statechart offers. */
export function WaitlistInterruption({ view, send, named, flow }: WaitlistInterruptionProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  if (view.isOpen) {
    return (
      <Note tone="success" role="alert" title={t('waitlist.freeTitle')}>
        <p>{t(flow === undefined ? 'waitlist.freeText' : 'waitlist.flowFreeText')}</p>
        <div className="actions">
          <Link
            className={buttonClass({ size: 's' })}
            to={
              flow === undefined
                ? pathTo('registration.start', locale, {}, { track: named.track?.seo })
                : applyPath('begin', flow, locale)
            }
          >
            {t(flow === undefined ? 'waitlist.register' : 'apply.begin')}
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
