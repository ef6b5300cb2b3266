import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { BulkAside, JobAside } from '../bulk/bulk-aside.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { useListOptions } from '../registration/use-list-options.ts';
import { dossierPath } from '../shell/paths.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMedia } from '../shell/use-media.ts';
import { useTitle } from '../shell/use-title.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { columnsParam } from './chosen-columns.ts';
import { ColumnMenu } from './column-menu.tsx';
import { DossierPeek } from './dossier-peek.tsx';
import { DossierRows } from './dossier-rows.tsx';
import { Filters } from './filters.tsx';
import { listWidths, useListColumns } from './list-columns.tsx';
import { useListFilter } from './list-filter.ts';
import { ListHead } from './list-head.tsx';
import { nextOrder } from './list-order.ts';
import { ListTools } from './list-tools.tsx';
import { SearchField } from './search-field.tsx';
import { SortChoice } from './sort-choice.tsx';
import { asQuery, useDossiers } from './use-dossiers.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useListKeys } from './use-list-keys.ts';

/** Everyone who signed up: searched as one types, filtered, and read row by row. */
export function RegistrationsPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  useTitle(t('list.title'));
  const { filter, order, columns: chosen, change, changeAnswers, clear, sortBy, choose } = useListFilter();
  const questions = useListOptions().data?.questions ?? [];
  const columns = useListColumns(chosen, questions);
  const list = useDossiers(filter, order, chosen);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const total = list.data?.pages[0]?.total;
  const [focused, setFocused] = useFocusedRow(rows);
  const selection = useSelection(rows, asQuery(filter), total);
  const bulk = useBulk();
  const [peeked, setPeeked] = useState<string | undefined>();
  const search = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useMedia('(max-width: 47.99em)');
  const isWide = useMedia('(min-width: 75em)');
  const isFiltered = Object.values(filter).some(Boolean);
  // Another list starts at its top; a row that it still has keeps its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter and order are what makes another list
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [filter, order]);
  const open = useCallback(
    (index: number) => {
      const row = rows[index];
      if (row) void navigate(dossierPath(locale, row.code));
    },
    [rows, navigate, locale],
  );
  useListKeys({
    count: rows.length,
    focused,
    isPeeking: peeked !== undefined,
    onMove(index) {
      setFocused(index);
      if (peeked !== undefined) setPeeked(rows[index]?.code);
    },
    onOpen: open,
    onPeek: (index) =>
      isWide && setPeeked((now) => (now === rows[index]?.code ? undefined : rows[index]?.code)),
    onClose: () => setPeeked(undefined),
    onSearch: () => search.current?.focus(),
    onChoose(index, isSpan) {
      const code = rows[index]?.code;
      if (code === undefined) return;
      if (isSpan) selection.span(code);
      else selection.toggle(code);
    },
    isChoosing: selection.count > 0,
    onChooseNone: selection.clear,
    onAct: bulk.open,
  });
  const more = () => {
    if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  };
  const columnMenu = <ColumnMenu columns={chosen} questions={questions} onChange={choose} />;
  return (
    <div className="dk-page">
      <div className="dk-head">
        <h1>{t('list.title')}</h1>
        <span className="dk-soft dk-num" role="status">
          {total !== undefined && t('list.count', { count: total })}
        </span>
        <span className="dk-grow" />
        {!isPhone && columnMenu}
        <ListTools isPhone={isPhone} />
      </div>
      <div className="dk-tools">
        <SearchField value={filter.q} onChange={(value) => change('q', value)} field={search} />
        {isPhone && <SortChoice order={order} onSort={sortBy} />}
        {isPhone && columnMenu}
        <ViewsMenu />
        <Filters filter={filter} onChange={change} onAnswers={changeAnswers} onClear={clear} />
      </div>
      <div className="dk-split">
        <div className="dk-list" ref={scroller}>
          {list.error ? (
            <Failed error={list.error} onRetry={() => void list.refetch()} />
          ) : list.isPending ? (
            <Loading />
          ) : rows.length === 0 ? (
            <Empty title={t(isFiltered ? 'list.nothing_title' : 'list.empty_title')}>
              {t(isFiltered ? 'list.nothing' : 'list.empty')}
            </Empty>
          ) : (
            <table
              className="dk-list-table"
              aria-label={t('list.title')}
              aria-rowcount={(total ?? rows.length) + 1}
              aria-busy={list.isPlaceholderData || undefined}
              style={listWidths(columns) as CSSProperties}
            >
              <ListHead
                columns={columns}
                order={order}
                onSort={(sort) => sortBy(nextOrder(order, sort))}
                selection={selection}
              />
              <DossierRows
                rows={rows}
                columns={columns}
                search={filter.q}
                focused={focused}
                peeked={peeked}
                isPhone={isPhone}
                hasLines={isPhone && columnsParam(chosen) !== ''}
                scroller={scroller}
                selection={selection}
                onFocus={(index) => {
                  setFocused(index);
                  if (isWide) setPeeked(rows[index]?.code);
                }}
                onEnd={more}
              />
            </table>
          )}
        </div>
        {bulk.action && selection.count > 0 ? (
          <BulkAside
            key={JSON.stringify(selection.fields)}
            action={bulk.action}
            chosen={selection.fields}
            onClose={bulk.close}
            onStart={(job) => {
              selection.clear();
              bulk.start(job);
            }}
          />
        ) : bulk.job ? (
          <JobAside id={bulk.job} onClose={bulk.leaveJob} />
        ) : (
          peeked !== undefined &&
          isWide && <DossierPeek key={peeked} code={peeked} onClose={() => setPeeked(undefined)} />
        )}
      </div>
      {selection.count > 0 && (
        <BulkBar selection={selection} total={total ?? 0} open={bulk.action} onOpen={bulk.open} />
      )}
      <p className="dk-keys dk-soft">{t('list.keys')}</p>
    </div>
  );
}
