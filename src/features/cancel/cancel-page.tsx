import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { loadSubmitted } from '#src/flow/submitted/load-submitted.ts';
import { OfRegistration } from '#src/flow/submitted/of-registration.tsx';
import { RefusedNote } from '#src/flow/submitted/refused-note.tsx';
import { SubmittedHead } from '#src/flow/submitted/submitted-head.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { useDeleteOfflinePages } from '#src/lib/offline-page/use-delete-offline-pages.ts';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { CancelView } from './cancel-view.tsx';
import { CancelledView } from './cancelled-view.tsx';
import { useCancellation } from './use-cancellation.ts';
import './cancel.css';

export { loadSubmitted as loader };

/** Gives a registration up: what that frees and gives back, why, and the end of it (spec §2 "/cancel-registration"). */
export function Component() {
  return <OfRegistration>{({ code, email }) => <Cancellation code={code} email={email} />}</OfRegistration>;
}

function Cancellation({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { view, send, call } = useCancellation({ code, email });
  const { preview, isRefused } = view;
  const isAborted = view.phase === 'aborted';
  useEffect(() => {
    if (isAborted) void navigate(pathTo('registration.existing', locale));
  }, [isAborted, locale, navigate]);
  const isCancelled = view.phase === 'cancelled';
  useEffect(() => {
    // Seats, tickets and the page of the registration are others than were loaded.
    if (isCancelled) void queries.invalidateQueries();
  }, [isCancelled, queries]);
  useDeleteOfflinePages(isCancelled);
  return (
    <div className="wrap section cancelling">
      <PageHead title={t('cancel.title')} />
      {isCancelled && preview ? (
        <CancelledView preview={preview} />
      ) : (
        <>
          <SubmittedHead code={code} title={t('cancel.title')} lead={t('cancel.lead')} />
          {call && (
            <CallInterruption
              phase={call.phase}
              onRetry={() => send({ type: 'RETRY' })}
              onEdit={() => send({ type: preview ? 'EDIT' : 'ABORT' })}
            />
          )}
          {isRefused && (
            <RefusedNote
              call={call}
              title={t('cancel.refusedTitle')}
              keep={t('cancel.keep')}
              onAgain={() => send({ type: 'LOOK_AGAIN' })}
              onKeep={() => send({ type: 'ABORT' })}
            />
          )}
          {preview ? (
            <CancelView
              preview={preview}
              busy={view.isCancelling}
              onCancel={(asked) => send({ type: 'CANCEL', ...asked })}
              onAbort={() => send({ type: 'ABORT' })}
            />
          ) : (
            !isRefused && (
              <Loading label={t('existing.loading')}>
                <SkeletonCards count={2} />
              </Loading>
            )
          )}
        </>
      )}
    </div>
  );
}
