import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Navigate, redirect, useParams, useSearchParams } from 'react-router';
import { CallProvider } from '#src/api/call-context.tsx';
import { confirmationPath } from '#src/flow/dossier/dossier-paths.ts';
import { openFlow } from '#src/flow/dossier/open-flow.ts';
import { FlowPage } from '#src/flow/steps/flow-page.tsx';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { OpenElsewhere } from '#src/flow/tabs/open-elsewhere.tsx';
import { releaseRegistrationTab, useRegistrationTab } from '#src/flow/tabs/registration-tab.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { applicationOf } from './current-application.ts';
import { useFlowCall } from './use-flow-call.ts';

/** Lets only in what is under way on this device; anybody else is led to where it begins. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { flow = '' } = params;
  const { current, tokens } = applicationOf(flow);
  if (current.read() && tokens.read() !== undefined) return null;
  return redirect(pathTo('apply', localeOfPath(new URL(request.url).pathname), { flow }));
}

/** The steps of what is applied for, one at a time, as the statechart says. */
export function Component() {
  const { t } = useTranslation('registration');
  const { flow = '' } = useParams();
  const call = useFlowCall(flow);
  const locale = useLocale();
  const queries = useQueryClient();
  const { current, tokens } = applicationOf(flow);
  const code = usePersisted(current)?.code ?? '';
  const { state: claim, opening, takeOver } = useRegistrationTab(code);
  const [search] = useSearchParams();
  // What the address asks for when the page is opened; from then on it follows the statechart.
  const [askedFor] = useState(search.get('step') ?? undefined);
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['application-flow', code, opening],
    enabled: claim === 'active' && code !== '',
    queryFn: () => openFlow(call, code, { unknownError: () => t('step.unknownError'), askedFor, tokens }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const submitted = data?.submitted === true;
  const actor = data?.flow?.actor;
  useEffect(
    () => () => {
      // What has ended has no way on: who comes back to the page begins from the draft.
      if (!submitted && actor?.getSnapshot().status !== 'done') return;
      queries.removeQueries({ queryKey: ['application-flow', code] });
      releaseRegistrationTab(code);
    },
    [actor, submitted, queries, code],
  );
  useEffect(() => {
    // What another tab has taken over is opened anew from the draft that it leaves.
    if (claim === 'elsewhere') queries.removeQueries({ queryKey: ['application-flow', code] });
  }, [claim, queries, code]);

  // Without its token it is opened again by its code and address.
  if (code === '' || tokens.read() === undefined) {
    return <Navigate to={pathTo('apply', locale, { flow }, { code: code || undefined })} replace />;
  }
  if (claim === 'elsewhere') return <OpenElsewhere onContinue={takeOver} />;
  if (claim !== 'active' || isPending) return <FlowLoading />;
  if (error || !data) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (!data.flow) return <Navigate to={confirmationPath(data.registration, locale)} replace />;
  return (
    <CallProvider value={call}>
      <FlowPage flow={data.flow} onStepsChanged={() => void refetch()} />
    </CallProvider>
  );
}
