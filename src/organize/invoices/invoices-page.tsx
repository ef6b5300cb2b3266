import { useRef } from 'react';
import { Link } from 'react-router';
import { INVOICE_LISTS } from '#engine/contract/desk-values.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { SearchField } from '../registrations/search-field.tsx';
import { useListKeys } from '../registrations/use-list-keys.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { useInvoiceFilter, useInvoices } from './use-invoices.ts';

/** The invoices of the event in a state, found by number or payer; each leads to what it bills. */
export function InvoicesPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { filter, searchOf, search } = useInvoiceFilter();
  const field = useRef<HTMLInputElement>(null);
  const list = useInvoices(filter);
  const [first] = list.data?.pages ?? [];
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  useTitle(t('invoices.title'));
  useListKeys({
    count: 0,
    focused: -1,
    isPeeking: false,
    onMove: () => {},
    onOpen: () => {},
    onPeek: () => {},
    onClose: () => {},
    onSearch: () => field.current?.focus(),
  });
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head dk-invoices-head">
        <h1>{t('invoices.title')}</h1>
        <nav className="dk-segments" aria-label={t('invoices.which')}>
          {INVOICE_LISTS.map((each) => (
            <Link
              key={each}
              to={{ search: new URLSearchParams(searchOf({ list: each })).toString() }}
              aria-current={each === filter.list || undefined}
            >
              {t(`invoices.lists.${each}`)}
            </Link>
          ))}
        </nav>
        <SearchField
          value={filter.q}
          field={field}
          label={t('invoices.search_label')}
          placeholder={t('invoices.search')}
          onChange={search}
        />
      </div>
      <div className="dk-invoices">
        {list.error ? (
          <Failed error={list.error} onRetry={() => void list.refetch()} />
        ) : !first ? (
          <Loading />
        ) : rows.length === 0 ? (
          <Empty title={t(filter.q ? 'list.nothing_title' : `invoices.none.${filter.list}`)}>
            {t(filter.q ? 'invoices.nothing' : 'invoices.none_more')}
          </Empty>
        ) : (
          <>
            <p className="dk-soft" role="status">
              {t('invoices.sum', { count: first.count, total: formatCents(first.total, locale) })}
            </p>
            <InvoiceTable rows={rows} />
            {list.hasNextPage && (
              <button
                type="button"
                className="dk-button"
                aria-disabled={list.isFetching || undefined}
                onClick={() => void list.fetchNextPage()}
              >
                {t(list.isFetching ? 'list.more' : 'review.more')}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
