import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import type { DeviceSession } from '#engine/contract/organizers.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { failureText } from '../api/failure-text.ts';
import { endSignIn, useOrganizer } from '../api/use-organizer.ts';
import { useNotify } from '../shell/notices.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWrite } from '../team/use-team.ts';
import { deviceName } from './device-name.ts';

/** The organizer's own role and devices, and signing out. */
export function AccountPage() {
  const t = useDeskTexts();
  const call = useCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const { email, role } = useOrganizer();
  useTitle(t('devices.title'));
  const { repeat: _, ...options } = query(call, api.organizers.listOrganizerSessions, {});
  const { data, error, refetch } = useQuery(options);
  const signOut = useMutation({
    mutationFn: () => call(api.organizers.signOutOrganizer, {}),
    onSuccess: () => endSignIn(queries, true),
    onError: (failure) => notify(failureText(failure, t), true),
  });
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('devices.title')}</h1>
        <span className="dk-grow" />
        <button
          type="button"
          className="dk-button"
          aria-disabled={signOut.isPending || undefined}
          onClick={() => !signOut.isPending && signOut.mutate()}
        >
          {t('sign_out')}
        </button>
      </div>
      <div className="dk-one">
        <div className="dk-one-main">
          <section>
            <p>{t('devices.signed_in', { email })}</p>
            <p className="dk-soft">
              {t('devices.role', { role: t(`roles.${role}`), details: t(`role_details.${role}`) })}
            </p>
          </section>
          <section aria-labelledby="devices">
            <h2 id="devices">{t('devices.list')}</h2>
            {error ? (
              <Failed error={error} onRetry={() => void refetch()} />
            ) : data ? (
              <ul className="dk-items">
                {data.sessions.map((session) => (
                  <Device key={session.id} session={session} />
                ))}
              </ul>
            ) : (
              <Loading />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function Device({ session }: { readonly session: DeviceSession }) {
  const t = useDeskTexts();
  const { time } = useMoments();
  const end = useWrite(api.organizers.endOrganizerSession, api.organizers.listOrganizerSessions);
  const device = deviceName(session.device) || t('devices.unknown');
  return (
    <li className="dk-row">
      <span className="dk-grow">
        <b>{device}</b>
        <span className="dk-soft">
          {t('devices.since', { time: time(session.started_at) })} ·{' '}
          {t('devices.used', { time: time(session.used_at) })} · {session.ip}
        </span>
      </span>
      {session.here === 'Y' ? (
        <span className="dk-soft">{t('devices.here')}</span>
      ) : (
        <button
          type="button"
          className="dk-button"
          aria-label={t('devices.end_of', { device })}
          aria-disabled={end.isPending || undefined}
          onClick={() => !end.isPending && end.mutate({ id: session.id })}
        >
          {t(end.isPending ? 'devices.ending' : 'devices.end')}
        </button>
      )}
    </li>
  );
}
