import { useRef, useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { SearchField } from '../registrations/search-field.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { CodeFilters } from './code-filters.tsx';
import { CodeTable } from './code-table.tsx';
import { CreatePanel } from './create-panel.tsx';
import { type Created, CreatedNote } from './created-note.tsx';
import { type Switched, SwitchPanel } from './switch-panel.tsx';
import { useCodeWords } from './use-code-words.ts';
import { type CodeFilter, useCodeFilter, useCodes } from './use-codes.ts';

/** The discount and invitation codes of the event with their uses; an editor creates and deactivates them. */
export function CodesPage() {
  const t = useDeskTexts();
  const mayWrite = useMay('content');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const { filter, isCreating, show } = useCodeFilter();
  const [switched, setSwitched] = useState<Switched>();
  const [created, setCreated] = useState<Created>();
  const list = useCodes(filter);
  const [first] = list.data?.pages ?? [];
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const words = useCodeWords(first?.memberships ?? []);
  const isFiltered = Object.keys(filter).length > 0;
  const batch = first?.batches.find((each) => each.batch === filter.batch);
  useTitle(t('codes.title'));
  function open(next: Switched) {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setCreated(undefined);
    if (isCreating) show(filter);
    setSwitched(next);
  }
  function close() {
    setSwitched(undefined);
    if (isCreating) show(filter);
    opener.current?.focus();
  }
  function create() {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSwitched(undefined);
    setCreated(undefined);
    show(filter, true);
  }
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head dk-invoices-head">
        <h1>{t('codes.title')}</h1>
        <SearchField
          value={filter.q ?? ''}
          field={field}
          label={t('codes.search_label')}
          placeholder={t('codes.search')}
          onChange={(q) => show({ ...filter, q })}
        />
        {mayWrite && (
          <button
            type="button"
            className="dk-button dk-button-primary"
            aria-expanded={isCreating}
            onClick={create}
          >
            {t('codes.new')}
          </button>
        )}
        <ExportCodes filter={filter} />
      </div>
      <div className="dk-invoices dk-codes">
        {list.error ? (
          <Failed error={list.error} onRetry={() => void list.refetch()} />
        ) : !first ? (
          <Loading />
        ) : (
          <>
            {created && <CreatedNote {...created} />}
            {mayWrite && isCreating && (
              <CreatePanel
                memberships={first.memberships}
                words={words}
                onClose={close}
                onCreated={(made) => {
                  setCreated(made);
                  show(made.batch === undefined ? {} : { batch: made.batch });
                }}
              />
            )}
            {switched && <SwitchPanel key={JSON.stringify(switched)} switched={switched} onClose={close} />}
            <CodeFilters
              filter={filter}
              batches={first.batches}
              onChange={(changed) => show({ ...filter, ...changed } as CodeFilter)}
            />
            {batch && (
              <p className="dk-row">
                <span>{t('codes.batch_is', { codes: batch.codes, active: batch.active })}</span>
                {mayWrite && batch.active > 0 && (
                  <button
                    type="button"
                    className="dk-button"
                    onClick={() => open({ batch: batch.batch, active: 'N' })}
                  >
                    {t('codes.switch.off_batch')}
                  </button>
                )}
                {mayWrite && batch.active < batch.codes && (
                  <button
                    type="button"
                    className="dk-button"
                    onClick={() => open({ batch: batch.batch, active: 'Y' })}
                  >
                    {t('codes.switch.on_batch')}
                  </button>
                )}
              </p>
            )}
            {rows.length === 0 ? (
              <Empty title={t(isFiltered ? 'list.nothing_title' : 'codes.none')}>
                {t(isFiltered ? 'codes.nothing' : 'codes.none_more')}
              </Empty>
            ) : (
              <>
                <p className="dk-soft" role="status">
                  {t('codes.count', { count: first.count, uses: first.uses })}
                </p>
                <CodeTable
                  rows={rows}
                  words={words}
                  onSwitch={({ code, state }) => open({ code, active: state === 'inactive' ? 'Y' : 'N' })}
                />
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
          </>
        )}
      </div>
    </div>
  );
}

/** Saves the codes that match as a file for spreadsheets. */
function ExportCodes({ filter }: { readonly filter: CodeFilter }) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const read = () => call(api.deskCodes.exportCodes, { query: { ...filter, format: 'csv', locale } });
  return <ExportButton label={t('codes.export')} name="codes" read={read} />;
}
