import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { REVIEW_STATES } from '#engine/contract/desk-values.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useListToReview } from '../registration/use-to-review.ts';
import { useListKeys } from '../registrations/use-list-keys.ts';
import { deskPath } from '../shell/paths.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { useReviewFilter } from './review-filter.ts';

/** The applications in a state, the oldest first; J and K open the next and the one before. */
export function ApplicationList({ open }: { readonly open: string | undefined }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const { day } = useMoments();
  const { filter, searchOf } = useReviewFilter();
  const list = useListToReview(filter.flow, filter.state);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const [first] = list.data?.pages ?? [];
  const flows = first?.flows ?? [];
  const labels = new Map(flows.map(({ code, label }) => [code, resolveText(label, locale)]));
  const waiting = flows
    .filter(({ code }) => filter.flow === undefined || code === filter.flow)
    .reduce((sum, flow) => sum + flow.open, 0);
  const pathOf = (code: string) => deskPath(locale, `/applications/${code}`) + searchOf();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another application is open
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useListKeys({
    count: rows.length,
    focused: rows.findIndex(({ code }) => code === open),
    isPeeking: open !== undefined,
    onMove: (index) => rows[index] && void navigate(pathOf(rows[index].code)),
    onOpen: () => {},
    onPeek: () => {},
    onClose: () => void navigate(deskPath(locale, '/applications') + searchOf()),
    onSearch: () => {},
  });
  return (
    <section className="dk-review-list" aria-label={t('review.title')}>
      <div className="dk-review-head">
        <h1>{t('review.title')}</h1>
        <nav className="dk-segments" aria-label={t('review.state')}>
          {REVIEW_STATES.map((state) => (
            <Link
              key={state}
              to={deskPath(locale, '/applications') + searchOf({ state })}
              aria-current={state === filter.state || undefined}
            >
              {t(`review.states.${state}`)}
              {state === 'open' && waiting > 0 && <b className="dk-num">{waiting}</b>}
            </Link>
          ))}
        </nav>
        {flows.length > 1 && (
          <select
            className="dk-input dk-select"
            aria-label={t('review.flow')}
            value={filter.flow ?? ''}
            onChange={({ target }) =>
              void navigate(deskPath(locale, '/applications') + searchOf({ flow: target.value || undefined }))
            }
          >
            <option value="">{t('review.every_flow')}</option>
            {flows.map((flow) => (
              <option key={flow.code} value={flow.code}>
                {labels.get(flow.code)} ({flow.open})
              </option>
            ))}
          </select>
        )}
      </div>
      {list.error ? (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Loading />
      ) : rows.length === 0 ? (
        <Empty title={t(flows.length === 0 ? 'review.no_flow_title' : `review.nothing.${filter.state}`)}>
          {t(flows.length === 0 ? 'review.no_flow' : 'review.nothing_more')}
        </Empty>
      ) : (
        <>
          <ol className="dk-review-rows">
            {rows.map(({ code, flow, name, submitted_at, decision }) => (
              <li key={code}>
                <Link
                  to={pathOf(code)}
                  aria-current={code === open || undefined}
                  ref={code === open ? current : undefined}
                >
                  <b>{name || t('list.unnamed')}</b>
                  <span>
                    {labels.get(flow)} · {t('review.sent', { day: day(submitted_at) })}
                    {decision && ` · ${t(`decisions.${decision}`)}`}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
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
    </section>
  );
}
