import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { workshopReservedChannel } from '#engine/contract/live-messages.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import { CallInterruption, refusalSentences } from '#src/flow/calls/call-interruption.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { asHolder } from '#src/flow/dossier/as-holder.ts';
import { FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration } from '#src/lib/persisted/current-registration.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { useToasts } from '#src/ui/toasts.tsx';
import { AskFirst } from '../ask-first.tsx';

/** Says that a member is ready and the group pays, and lets them leave. */
export function MemberReady({ code }: { code: string }) {
  const { t } = useTranslation(['group', 'registration']);
  const locale = useLocale();
  const call = useCall();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const email = currentRegistration.read()?.email ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['member-ready', code],
    queryFn: ({ signal }) =>
      asHolder(call, { code, email, locale, signal }, () =>
        call(api.registration.checkAlreadyRegistered, { body: { code }, signal, locale }),
      ),
    staleTime: 0,
  });
  const leave = useMachineCall(async (_: string, signal) => {
    await call(api.group.leaveGroup, { body: { code }, signal, locale });
    queries.removeQueries({ queryKey: ['opened-flow', code] });
    void navigate(pathTo('registration.step', locale));
  });
  const channel = { name: workshopReservedChannel(useEvent(), code) };
  useLiveMessage('RegistrationChanged', () => void refetch(), channel);
  useLiveState(() => void refetch(), channel);
  const { warning } = useToasts();
  const refusal = leave.phase === 'refused' ? leave.failure : undefined;
  useEffect(() => {
    if (!refusal) return;
    // The page may lead elsewhere once it is asked again: a toast stays.
    warning(refusalSentences(refusal).join(' ') || t('registration:step.unknownError'));
    void refetch();
  }, [refusal, refetch, warning, t]);
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="wrap section">
        <Loading label={t('people.loading')}>
          <SkeletonCards count={1} />
        </Loading>
      </div>
    );
  }
  const { registration } = data;
  const group = isRegistration(registration) ? registration.group : undefined;
  // The group has paid meanwhile, or the member has left it.
  if (registration.status !== 'Not Submitted' || !group)
    return <Navigate to={pathTo('registration.existing', locale)} replace />;
  const contact = group.group_contact_name;
  return (
    <>
      <div className="wrap">
        <CallInterruption phase={leave.phase} onRetry={leave.retry} onEdit={leave.edit} />
      </div>
      <Outcome
        tone="success"
        icon="check"
        heading={t('ready.title')}
        actions={
          <>
            <Link className={buttonClass({ variant: 'secondary' })} to={pathTo('registration.step', locale)}>
              {t('ready.look')}
            </Link>
            <Button variant="quiet" busy={leave.working} onClick={() => setAsking(true)}>
              {t('ready.leave')}
            </Button>
          </>
        }
      >
        <p>
          {t('ready.text', { contact, organization: group.group_organization, email: registration.email })}
        </p>
      </Outcome>
      <AskFirst
        open={asking}
        title={t('ready.leaveTitle')}
        text={t('ready.leaveText', { contact })}
        yes={t('ready.leaveDo')}
        no={t('ready.stay')}
        onYes={() => {
          setAsking(false);
          leave.make(code);
        }}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
