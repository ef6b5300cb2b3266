import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { lapsedIn } from '../review/lapsed-in.ts';
import { useReloadAtEnd } from '../review/use-reload-at-end.ts';

/** What is said before paying; without it the page still works. */
interface Terms {
  readonly terms: Review | undefined;
  /** The steps of which something is no longer held, with their errors. */
  readonly lapsed: Review['steps'];
}

/** The cancellation terms and what is held, as the review has them when a checkout opens and when the first hold expires. */
export function useTerms(code: string): Terms {
  const call = useCall();
  const { data: terms, refetch } = useQuery({
    queryKey: ['checkout', code],
    queryFn: async (): Promise<Review> => {
      const review = await call(api.forms.initStepReview, { body: { code } });
      const { held } = review;
      return held ? { ...review, clockOffset: Date.parse(held.now) - Date.now() } : review;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const ends = terms?.held?.items.flatMap(({ until }) => until ?? []).toSorted() ?? [];
  useReloadAtEnd({
    until: ends[0],
    clockOffset: terms?.clockOffset ?? 0,
    canReload: true,
    onReload: () => void refetch(),
  });
  const lapsed = terms?.steps.filter(({ step }) => lapsedIn(terms, step.code).length > 0) ?? [];
  return { terms, lapsed };
}
