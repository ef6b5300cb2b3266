import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { useCall } from '#src/api/call-context.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { forgetKeptPages } from '#src/lib/kept-page/kept-pages.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { ticketsQuery } from './tickets/tickets-query.ts';
import { TicketsView } from './tickets/tickets-view.tsx';

/** Whose tickets, the address says; without it the order is opened first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  if (!searchParams.get('code') || !searchParams.get('email')) {
    return redirect(pathTo('registration.manage', locale));
  }
  await loadArea(locale, 'tickets');
  return null;
}

/** The tickets of an order, one for each person, kept on the device for where there is no signal. */
export function Component() {
  const { t } = useTranslation('tickets');
  const call = useCall();
  const locale = useLocale();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const email = search.get('email') ?? '';
  const { data: sheet, error, refetch } = useQuery(ticketsQuery(call, code, email, locale));
  const hasNone = sheet?.tickets.length === 0;
  useEffect(() => {
    // What the order no longer has shall not be shown at a gate.
    if (hasNone) void forgetKeptPages();
  }, [hasNone]);
  const toOrder = (
    <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
      {t('openOrder')}
    </Link>
  );
  return (
    <>
      <PageHead title={t('title')} />
      {sheet && !hasNone && <TicketsView code={code} sheet={sheet} />}
      {hasNone && (
        <div className="wrap section">
          <EmptyState heading={t('noneTitle')} actions={toOrder}>
            <p>{t('noneText')}</p>
          </EmptyState>
        </div>
      )}
      {!sheet && !error && (
        <div className="wrap section">
          <Loading label={t('loading')}>
            <SkeletonCards count={2} />
          </Loading>
        </div>
      )}
      {error && (
        <div className="wrap">
          <ErrorState
            page
            heading={t('failedTitle')}
            actions={
              <>
                <Button onClick={() => void refetch()}>{t('again')}</Button>
                {toOrder}
              </>
            }
          >
            <p>{t('failedText')}</p>
          </ErrorState>
        </div>
      )}
    </>
  );
}
