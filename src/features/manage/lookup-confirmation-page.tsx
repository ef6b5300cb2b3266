import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { loadWords } from './load-words.ts';

/** Without an address nothing was asked for: to registration.manage (spec §2 "Route guards"). */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  if (!searchParams.get('email')) return redirect(pathTo('registration.manage', localeOfPath(pathname)));
  await loadWords(args);
  return null;
}

/** Shown after a code was requested: the same text whether or not a registration exists (spec §8). */
export function Component() {
  const { t } = useTranslation(['manage', 'registration']);
  const locale = useLocale();
  const [search] = useSearchParams();
  const email = search.get('email') ?? undefined;
  return (
    <>
      <PageHead title={t('lookup.confirmTitle')} />
      <Outcome
        tone="info"
        icon="mail"
        heading={t('lookup.confirmTitle')}
        actions={
          <>
            <Link className={buttonClass()} to={pathTo('registration.manage', locale, {}, { email })}>
              {t('lookup.confirmOpen')}
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
              {t('registration:interrupted.home')}
            </Link>
          </>
        }
      >
        <p>{t('registration:manage.sent')}</p>
        <p className="small">{t('lookup.confirmHelp')}</p>
      </Outcome>
    </>
  );
}
