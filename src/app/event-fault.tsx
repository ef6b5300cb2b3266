import { ApiFailure } from '#src/api/api-failure.ts';
import { StatusPage } from '#src/layout/status-page.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

/** Which of the ways an event can be missing this is. */
export function eventFaultOf(error: unknown): 'no_event' | 'event_offline' | 'event_fault' {
  if (!(error instanceof ApiFailure)) return 'event_fault';
  if (error.status === 404) return 'no_event';
  return error.failure.kind === 'connection' ? 'event_offline' : 'event_fault';
}

export type EventFaultProps = { error: unknown; retrying: boolean; onRetry: () => void };

/** The event failed to load: what happened, and what to do. */
export function EventFault({ error, retrying, onRetry }: EventFaultProps) {
  const { t } = useTranslation('errors');
  const fault = eventFaultOf(error);
  return (
    <main id="main">
      <StatusPage
        code={fault === 'no_event' ? '404' : undefined}
        heading={t(fault)}
        lead={t(`${fault}_text`)}
        tile={fault === 'no_event' ? 'hill' : 'talk'}
        title={t(fault)}
      >
        {fault !== 'no_event' && (
          <Button size="l" icon="refresh" busy={retrying} onClick={onRetry}>
            {t('try_again')}
          </Button>
        )}
      </StatusPage>
    </main>
  );
}
