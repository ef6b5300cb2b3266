import { Link } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { StatusPage } from '#src/layout/status-page.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';

export type HomeFaultProps = {
  /** Another page than the home page. */
  page?: boolean;
  retrying: boolean;
  onRetry: () => void;
};

/** A page's document failed to load; registering does not need it. */
export function HomeFault({ page = false, retrying, onRetry }: HomeFaultProps) {
  const { t } = useTranslation(['home', 'errors', 'site']);
  const locale = useLocale();
  return (
    <div role="alert">
      <PageHead />
      <StatusPage
        heading={t(page ? 'home:page_error_title' : 'home:error_title')}
        lead={t(page ? 'home:page_error_text' : 'home:error_text')}
        tile="talk"
      >
        <Button size="l" icon="refresh" busy={retrying} onClick={onRetry}>
          {t('errors:try_again')}
        </Button>
        <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
          {t('site:manage')}
        </Link>
      </StatusPage>
    </div>
  );
}
