import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Call } from '#src/api/client.ts';
import type { TokenStore } from '#src/api/token.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { openFlow } from '../dossier/open-flow.ts';
import { releaseDossierTab, useDossierTab } from '../tabs/dossier-tab.ts';

/** The dossier whose flow is opened, and where its token is stored. */
export interface Opening {
  readonly call: Call;
  readonly code: string;
  readonly tokens?: TokenStore;
}

/** Subscriptions for flows that end after their page was left. */
const endings = new WeakMap<object, { unsubscribe(): void }>();

/**
 * Opens a dossier's flow in this tab unless another tab has it; it stays open while its page is left and returned to.
 */
export function useOpenedFlow({ call, code, tokens }: Opening) {
  const { t } = useTranslation('registration');
  const queries = useQueryClient();
  const { state: claim, opening, takeOver } = useDossierTab(code);
  const [search] = useSearchParams();
  // The address's step counts when the page opens; then the address follows the statechart.
  const [askedFor] = useState(search.get('step') ?? undefined);
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['opened-flow', code, opening],
    enabled: claim === 'active' && code !== '',
    queryFn: () =>
      openFlow(call, code, {
        unknownError: () => t('step.unknownError'),
        askedFor,
        ...(tokens && { tokens }),
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const submitted = data?.submitted === true;
  const actor = data?.flow?.actor;
  useEffect(() => {
    const forget = () => {
      queries.removeQueries({ queryKey: ['opened-flow', code] });
      releaseDossierTab(code);
    };
    if (actor) endings.get(actor)?.unsubscribe();
    return () => {
      // A flow that ended in a refusal cannot continue: the next visit starts from the draft. A submitted one is always
      // opened again.
      if (submitted || actor?.getSnapshot().status === 'done') forget();
      // A 401 leaves the page before the flow has its answer.
      else if (actor) endings.set(actor, actor.subscribe({ complete: forget }));
    };
  }, [actor, submitted, queries, code]);
  useEffect(() => {
    // A flow that another tab took over is opened again from the draft.
    if (claim === 'elsewhere') queries.removeQueries({ queryKey: ['opened-flow', code] });
  }, [claim, queries, code]);
  return {
    opened: data,
    error,
    isElsewhere: claim === 'elsewhere',
    isOpening: claim !== 'active' || isPending,
    openAgain: () => void refetch(),
    takeOver,
  };
}
