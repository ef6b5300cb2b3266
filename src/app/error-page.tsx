import type { ReactNode } from 'react';
import { usePageFault } from '#src/api/fault/use-page-fault.ts';
import { NotFoundPage } from '#src/layout/not-found-page.tsx';
import { StatusPage } from '#src/layout/status-page.tsx';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { CopyTrace } from '#src/ui/copy-trace.tsx';
import { useReloadAfter } from './use-reload-after.ts';

interface ErrorPageProps {
  readonly error: unknown;
  /** A further way on, where the page has one of its own. */
  readonly children?: ReactNode;
}

/** Any error of a page: its status code, an id to ask for help with, and ways on (spec §8). */
export function ErrorPage({ error, children }: ErrorPageProps) {
  const { t } = useTranslation('errors');
  const locale = useLocale();
  const reloading = useReloadAfter(error);
  const { status, id, isUnreached } = usePageFault(error);
  const area = isUnreached ? 'unreached' : 'fault';
  if (reloading) return null;
  if (status === 404) return <NotFoundPage />;
  return (
    <StatusPage
      code={status}
      heading={t(area)}
      lead={t(`${area}_text`)}
      detail={t('fault_id', { id })}
      tile="talk"
      title={t(area)}
    >
      <Button size="l" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      <CopyTrace fault={{ id, status }} />
      {children}
      {/* A plain link: whatever is broken in this page stays behind. */}
      <a className={buttonClass({ variant: 'quiet' })} href={withLocale('/', locale)}>
        {t('back_home')}
      </a>
    </StatusPage>
  );
}
