import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { AuditEntries } from './audit-entries.tsx';

/** Everything that organizers have changed, a page at a time. */
export function AuditLog() {
  const t = useDeskTexts();
  const call = useCall();
  const log = useInfiniteQuery({
    queryKey: queryKeyOf(api.audit.listAudit),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.audit.listAudit, { query: { ...(pageParam && { after: pageParam }) }, signal }),
    getNextPageParam: ({ next }) => next,
  });
  if (log.error) return <Failed error={log.error} onRetry={() => void log.refetch()} />;
  if (!log.data) return <Loading />;
  return (
    <>
      <AuditEntries entries={log.data.pages.flatMap(({ entries }) => entries)} nothing={t('audit.empty')} />
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
