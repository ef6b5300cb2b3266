import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { AuditEntries } from './audit-entries.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { ExportAudit } from './export-audit.tsx';
import { useAudit, useAuditChoice } from './use-audit.ts';

/** Everything that organizers have changed, a page at a time, to be narrowed and taken away. */
export function AuditLog() {
  const t = useDeskTexts();
  const { choice, choose } = useAuditChoice();
  const log = useAudit(choice);
  if (log.error) return <Failed error={log.error} onRetry={() => void log.refetch()} />;
  if (!log.data) return <Loading />;
  const [first] = log.data.pages;
  const isFiltered = Object.keys(choice).length > 0;
  return (
    <>
      <AuditFilter
        choice={choice}
        actors={first?.actors ?? []}
        actions={first?.actions ?? []}
        onChoose={choose}
      />
      <ExportAudit choice={choice} />
      <AuditEntries
        entries={log.data.pages.flatMap(({ entries }) => entries)}
        nothing={t(isFiltered ? 'audit.nothing' : 'audit.empty')}
        leads
      />
      {log.hasNextPage && (
        <button
          type="button"
          className="dk-button"
          aria-disabled={log.isFetchingNextPage || undefined}
          onClick={() => !log.isFetchingNextPage && void log.fetchNextPage()}
        >
          {t('audit.more')}
        </button>
      )}
    </>
  );
}
