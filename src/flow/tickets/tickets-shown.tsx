import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TicketSheet } from '#engine/contract/tickets.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useDeleteOfflinePages } from '#src/lib/offline-page/use-delete-offline-pages.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import type { Order } from './order.ts';
import { TicketsView } from './tickets-view.tsx';

interface TicketsShownProps<Key extends QueryKey> {
  readonly query: UseQueryOptions<TicketSheet, Error, TicketSheet, Key>;
  readonly order: Order;
  /** The page on which an order is opened. */
  readonly opening: string;
}

/** The tickets of an order; also its loading, error and empty states. */
export function TicketsShown<Key extends QueryKey>({ query, order, opening }: TicketsShownProps<Key>) {
  const { t } = useTranslation('tickets');
  const { data: sheet, error, refetch } = useQuery(query);
  const hasNone = sheet?.tickets.length === 0;
  useDeleteOfflinePages(hasNone);
  const toOrder = (
    <Link className={buttonClass({ variant: 'quiet' })} to={opening}>
      {t('openOrder')}
    </Link>
  );
  return (
    <>
      <PageHead title={t('title')} />
      {sheet && !hasNone && <TicketsView order={order} sheet={sheet} />}
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
