import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusPage } from '#src/layout/status-page.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { pageFaultOf } from './page-fault.ts';
import { pathTo } from './route-names.ts';
import { useReloadAfter } from './use-reload-after.ts';

/** Any error of a page: its status code and message, and a way on (spec §8). */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const locale = useLocale();
  const reloading = useReloadAfter(error);
  const { status, message } = pageFaultOf(error);
  if (reloading) return null;
  if (status === 404) return <NotFoundPage />;
  return (
    <StatusPage
      code={status}
      heading={t('fault')}
      lead={t('fault_text')}
      detail={message || t('error')}
      tile="talk"
      title={t('fault')}
    >
      <Button size="l" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
        {t('back_home')}
      </Link>
    </StatusPage>
  );
}
