import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ListedGroup } from '#engine/contract/desk-groups.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useGroups } from '../api/use-groups.ts';
import { SearchField } from '../registrations/search-field.tsx';
import { dossierPath } from '../shell/paths.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { useTitle } from '../shell/use-title.ts';

/** The groups of the event, found by organization, contact or code; each leads to its page. */
export function GroupsPage() {
  const t = useDeskTexts();
  const field = useRef<HTMLInputElement>(null);
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const list = useGroups(q);
  const [first] = list.data?.pages ?? [];
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  useTitle(t('groups.title'));
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head dk-invoices-head">
        <h1>{t('groups.title')}</h1>
        <SearchField
          value={q}
          field={field}
          label={t('groups.search_label')}
          placeholder={t('groups.search')}
          onChange={(typed) => setParams(typed === '' ? {} : { q: typed }, { replace: true })}
        />
      </div>
      <div className="dk-invoices">
        {list.error ? (
          <Failed error={list.error} onRetry={() => void list.refetch()} />
        ) : !first ? (
          <Loading />
        ) : rows.length === 0 ? (
          <Empty title={t(q ? 'list.nothing_title' : 'groups.none')}>
            {t(q ? 'groups.nothing' : 'groups.none_more')}
          </Empty>
        ) : (
          <>
            <p className="dk-soft" role="status">
              {t('groups.count', { count: first.count })}
            </p>
            <GroupTable rows={rows} />
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

function GroupTable({ rows }: { readonly rows: readonly ListedGroup[] }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { day } = useMoments();
  return (
    <div className="dk-wide">
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">{t('groups.group')}</th>
            <th scope="col">{t('groups.people')}</th>
            <th scope="col" className="dk-num">
              {t('columns.paid')}
            </th>
            <th scope="col" className="dk-num">
              {t('columns.owing')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                <Link className="dk-link" to={dossierPath(locale, row.code)}>
                  {row.organization || row.contact || row.code}
                </Link>
                <span className="dk-soft dk-line">
                  {t('groups.contact', { name: row.contact, email: row.email, day: day(row.started_at) })}
                </span>
              </th>
              <td>
                {t('groups.registered', { count: row.submitted })}
                {row.started > 0 && (
                  <span className="dk-soft dk-line">{t('groups.started', { count: row.started })}</span>
                )}
                {row.invited > 0 && (
                  <span className="dk-soft dk-line">{t('groups.invited', { count: row.invited })}</span>
                )}
              </td>
              <td className="dk-num">{formatCents(row.paid, locale)}</td>
              <td className="dk-num">{formatCents(row.owing, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
