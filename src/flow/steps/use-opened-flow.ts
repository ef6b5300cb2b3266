import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Call } from '#src/api/client.ts';
import type { TokenStore } from '#src/api/token.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { openFlow } from '../dossier/open-flow.ts';
import { releaseDossierTab, useDossierTab } from '../tabs/dossier-tab.ts';

/** Whose flow is opened, and where its token is kept. */
export interface Opening {
  readonly call: Call;
  readonly code: string;
  readonly tokens?: TokenStore;
}

/** What is to be done when a flow ends whose page is gone. */
const endings = new WeakMap<object, { unsubscribe(): void }>();

/** Opens the flow of a dossier in this tab, where no other tab has it; it stays open while its page comes and goes. */
export function useOpenedFlow({ call, code, tokens }: Opening) {
  const { t } = useTranslation('registration');
  const queries = useQueryClient();
  const { state: claim, opening, takeOver } = useDossierTab(code);
  const [search] = useSearchParams();
  // What the address asks for when the page is opened; from then on it follows the statechart.
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
      // A flow that has ended in a refusal has no way on: who comes back to the page begins from the draft.
      // What was submitted is opened anew next time, never from this page's memory.
      if (submitted || actor?.getSnapshot().status === 'done') forget();
      // A 401 leads away before its answer has come to the flow, which ends when the page is gone.
      else if (actor) endings.set(actor, actor.subscribe({ complete: forget }));
    };
  }, [actor, submitted, queries, code]);
  useEffect(() => {
    // What another tab has taken over is opened anew from the draft that it leaves.
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
