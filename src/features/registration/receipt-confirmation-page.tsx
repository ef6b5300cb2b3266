import { Link, type LoaderFunctionArgs, redirect } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Outcome } from '#src/ui/outcome.tsx';

/** Without a code, and an address or a date with it, nothing was asked for: to registration.manage (spec §2 "Route guards"). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get('code') && (searchParams.get('email') || searchParams.get('date'))) return null;
  return redirect(pathTo('registration.manage', localeOfPath(pathname)));
}

/** Shown after a receipt was requested: the same text whether or not one exists (spec §8). */
export function Component() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <>
      <PageHead title={t('receipt.sentTitle')} />
      <Outcome
        tone="info"
        icon="mail"
        heading={t('receipt.sentTitle')}
        actions={
          <>
            <Link className={buttonClass()} to={pathTo('registration.manage', locale)}>
              {t('receipt.again')}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
              {t('interrupted.home')}
            </Link>
          </>
        }
      >
        <p>{t('receipt.sentText')}</p>
        <p className="small">{t('receipt.sentHelp')}</p>
      </Outcome>
    </>
  );
}
