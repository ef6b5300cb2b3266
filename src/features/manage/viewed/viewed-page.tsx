import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { formatTime } from '#engine/form/format/clock.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { ExistingView } from '../existing/existing-view.tsx';
import { useAttendeeView } from './use-attendee-view.ts';
import { useRefusedPresses } from './use-refused-presses.ts';
import './viewed.css';

/** The page of a registration as its attendee sees it, for an organizer, who can change nothing there. */
export function ViewedPage() {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const { timezone } = useEvent();
  const [search] = useSearchParams();
  const code = search.get('of') ?? '';
  const { opened, page, seen } = useAttendeeView(code);
  const content = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  useRefusedPresses(content, () => setRefused(true));
  const { name = '', until } = opened.data ?? {};
  const error = opened.error ?? page.error;
  const hasEnded = page.error instanceof ApiFailure && page.error.failure.kind === 'unauthorized';
  return (
    <>
      {until !== undefined && (
        <aside className="viewed-bar" aria-label={t('viewing.label')}>
          <div className="wrap">
            <Icon name="eye" />
            <p>
              <b>{t('viewing.bar', { name })}</b>{' '}
              {t('viewing.until', { time: formatTime(new Date(until), locale, timezone) })}
              <span role="status">{isRefused && <> {t('viewing.refused')}</>}</span>
            </p>
          </div>
        </aside>
      )}
      <div className="viewed" ref={content}>
        {!error && page.data && isRegistration(page.data.registration) && (
          <CallProvider value={seen}>
            <ExistingView review={page.data} registration={page.data.registration} mode={undefined} />
          </CallProvider>
        )}
      </div>
      {error ? (
        <div className="wrap">
          <ErrorState
            page
            heading={t(hasEnded ? 'viewing.endedTitle' : 'viewing.deniedTitle')}
            actions={
              <>
                <Button onClick={() => void opened.refetch()} busy={opened.isFetching}>
                  {t('viewing.again')}
                </Button>
                <a className={buttonClass({ variant: 'quiet' })} href={withLocale('/organize', locale)}>
                  {t('viewing.desk')}
                </a>
              </>
            }
          >
            <p>{t(hasEnded ? 'viewing.ended' : 'viewing.denied')}</p>
          </ErrorState>
        </div>
      ) : (
        !page.data && (
          <div className="wrap section">
            <Loading label={t('existing.loading')}>
              <SkeletonCards count={3} />
            </Loading>
          </div>
        )
      )}
    </>
  );
}
