import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Navigate, redirect, useNavigate } from 'react-router';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { CancelView } from './cancel-view.tsx';
import { CancelledView } from './cancelled-view.tsx';
import { useCancellation } from './use-cancellation.ts';
import './cancel.css';

/** Without a registration that this device has open: to registration.manage (spec §2 "Route guards"). */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  if (!isUnderWay(currentRegistration.read())) return redirect(pathTo('registration.manage', locale));
  await loadArea(locale, 'manage');
  return null;
}

/** Gives a registration up: what that frees and gives back, why, and the end of it (spec §2 "/cancel-registration"). */
export function Component() {
  const locale = useLocale();
  const current = usePersisted(currentRegistration);
  if (!isUnderWay(current)) return <Navigate to={pathTo('registration.manage', locale)} replace />;
  return <Cancellation code={current.code} email={current.email} />;
}

function Cancellation({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const cancellation = useCancellation({ code, email });
  const { state, send, call } = cancellation;
  const { preview } = state.context;
  const isAborted = state.matches('aborted');
  useEffect(() => {
    if (isAborted) void navigate(pathTo('registration.existing', locale));
  }, [isAborted, locale, navigate]);
  const isCancelled = state.matches('cancelled');
  useEffect(() => {
    // Seats, tickets and the page of the registration are others than were loaded.
    if (isCancelled) void queries.invalidateQueries();
  }, [isCancelled, queries]);
  const isRefused = call?.phase === 'refused' || call?.phase === 'signedOut' || state.matches('unavailable');
  const said = call?.failure ? Object.values(call.failure.errors).flat().join(' ') : '';
  return (
    <div className="wrap section cancelling">
      <PageHead title={t('cancel.title')} />
      {state.matches('cancelled') && preview ? (
        <CancelledView preview={preview} />
      ) : (
        <>
          <div className="cancel-head">
            <p className="small soft">
              {t('existing.code')} <b className="num nowrap">{code}</b>
            </p>
            <h1 tabIndex={-1}>{t('cancel.title')}</h1>
            <p className="lead">{t('cancel.lead')}</p>
          </div>
          {call && (
            <CallInterruption
              phase={call.phase}
              onRetry={() => send({ type: 'RETRY' })}
              onEdit={() => send({ type: preview ? 'EDIT' : 'ABORT' })}
            />
          )}
          {isRefused && (
            <Note tone="warning" role="alert" title={t('cancel.refusedTitle')}>
              <p>{said || t('existing.unavailableText')}</p>
              <div className="actions">
                <Button size="s" onClick={() => send({ type: 'LOOK_AGAIN' })}>
                  {t('cancel.again')}
                </Button>
                <Button size="s" variant="quiet" onClick={() => send({ type: 'ABORT' })}>
                  {t('cancel.keep')}
                </Button>
              </div>
            </Note>
          )}
          {preview ? (
            <CancelView
              preview={preview}
              busy={state.matches('cancelling') && call?.working === true}
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
