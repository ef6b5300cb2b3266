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
import { ChangeView } from './change-view.tsx';
import { ChangedView } from './changed-view.tsx';
import { useChange } from './use-change.ts';
import './change.css';

/** Without a registration that this device has open: to registration.manage (spec §2 "Route guards"). */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  if (!isUnderWay(currentRegistration.read())) return redirect(pathTo('registration.manage', locale));
  await loadArea(locale, 'manage');
  return null;
}

/** Another track, mode or other days: what that comes to, what no longer fits, and the end of it (spec §2 "/change-registration"). */
export function Component() {
  const locale = useLocale();
  const current = usePersisted(currentRegistration);
  if (!isUnderWay(current)) return <Navigate to={pathTo('registration.manage', locale)} replace />;
  return <Changing key={current.code} code={current.code} email={current.email} />;
}

function Changing({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const change = useChange({ code, email });
  const { state, send, call } = change;
  const { preview, difference } = state.context;
  const isAborted = state.matches('aborted');
  useEffect(() => {
    if (isAborted) void navigate(pathTo('registration.existing', locale));
  }, [isAborted, locale, navigate]);
  const isChanged = state.matches('changed');
  useEffect(() => {
    // The track, seats, tickets and the page of the registration are others than were loaded.
    if (isChanged) void queries.invalidateQueries();
  }, [isChanged, queries]);
  const isRefused = call?.phase === 'refused' || call?.phase === 'signedOut' || state.matches('unavailable');
  const said = call?.failure ? Object.values(call.failure.errors).flat().join(' ') : '';
  if (isChanged) {
    return (
      <div className="wrap section changing">
        <PageHead title={t('change.title')} />
        <ChangedView difference={difference ?? 0} email={email} />
      </div>
    );
  }
  return (
    <div className="wrap section changing">
      <PageHead title={t('change.title')} />
      <div className="change-head">
        <p className="small soft">
          {t('existing.code')} <b className="num nowrap">{code}</b>
        </p>
        <h1 tabIndex={-1}>{t('change.title')}</h1>
        <p className="lead">{t('change.lead')}</p>
      </div>
      {call && (
        <CallInterruption
          phase={call.phase}
          onRetry={() => send({ type: 'RETRY' })}
          onEdit={() => send({ type: 'ABORT' })}
        />
      )}
      {isRefused && (
        <Note tone="warning" role="alert" title={t('change.refusedTitle')}>
          <p>{said || t('existing.unavailableText')}</p>
          <div className="actions">
            <Button size="s" onClick={() => send({ type: 'LOOK_AGAIN' })}>
              {t('change.again')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => send({ type: 'ABORT' })}>
              {t('change.keep')}
            </Button>
          </div>
        </Note>
      )}
      {preview ? (
        <ChangeView preview={preview} change={change} />
      ) : (
        !isRefused && (
          <Loading label={t('existing.loading')}>
            <SkeletonCards count={3} />
          </Loading>
        )
      )}
    </div>
  );
}
