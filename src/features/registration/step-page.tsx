import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Navigate, redirect, useSearchParams } from 'react-router';
import { useCall } from '#src/api/call-context.tsx';
import { readToken } from '#src/api/token.ts';
import { openFlow } from '#src/flow/dossier/open-flow.ts';
import { recoverRegistration } from '#src/flow/dossier/recover-registration.ts';
import { FlowPage } from '#src/flow/steps/flow-page.tsx';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { OpenElsewhere } from '#src/flow/tabs/open-elsewhere.tsx';
import { releaseRegistrationTab, useRegistrationTab } from '#src/flow/tabs/registration-tab.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { currentRegistration, isUnderWay } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';

/**
 * Lets only a begun registration in: code and email there, started Y (spec §2 "Route guards"), and its token, without
 * which every call would only lead away again.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if ((await recoverRegistration()) && readToken() !== undefined) return null;
  return redirect(pathTo('registration.manage', localeOfPath(new URL(request.url).pathname)));
}

/** The registration's steps, one at a time, as the statechart says. */
export function Component() {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const current = usePersisted(currentRegistration);
  const code = current?.code ?? '';
  const { state: claim, opening, takeOver } = useRegistrationTab(code);
  const active = claim === 'active';
  const [search] = useSearchParams();
  // What the address asks for when the page is opened; from then on it follows the statechart.
  const [askedFor] = useState(search.get('step') ?? undefined);
  const flowQuery = {
    queryKey: ['registration-flow', code, opening],
    enabled: active,
    queryFn: () => openFlow(call, code, { unknownError: () => t('step.unknownError'), askedFor }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  } as const;
  const { data, error, refetch, isPending } = useQuery(flowQuery);
  const submitted = data?.submitted === true;
  const actor = data?.flow?.actor;

  useEffect(
    () => () => {
      // A flow that has ended in a refusal has no way on: who comes back to the page begins from the draft.
      // A submitted registration is opened anew next time, never from this page's memory.
      if (!submitted && actor?.getSnapshot().status !== 'done') return;
      queryClient.removeQueries({ queryKey: ['registration-flow', code] });
      releaseRegistrationTab(code);
    },
    [actor, submitted, queryClient, code],
  );
  useEffect(() => {
    // What another tab has taken over is opened anew from the draft that it leaves.
    if (claim === 'elsewhere') queryClient.removeQueries({ queryKey: ['registration-flow', code] });
  }, [claim, queryClient, code]);

  if (!isUnderWay(current)) return <Navigate to={pathTo('registration.manage', locale)} replace />;
  if (claim === 'elsewhere') return <OpenElsewhere onContinue={takeOver} />;
  if (!active || isPending) return <FlowLoading />;
  if (error || !data) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (!data.flow) {
    const { code: known, email } = data.registration;
    return <Navigate to={pathTo('registration.confirmation', locale, {}, { code: known, email })} replace />;
  }
  return <FlowPage flow={data.flow} onStepsChanged={() => void refetch()} />;
}
