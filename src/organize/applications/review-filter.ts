import { useSearchParams } from 'react-router';
import type { ReviewState } from '#engine/contract/desk-review.ts';
import { REVIEW_STATES } from '#engine/contract/desk-values.ts';

/** Which applications the queue shows, as its address says; those to decide by default. */
export type ReviewFilter = { readonly state: ReviewState; readonly flow: string | undefined };

/** Reads the filter from the address, and gives the search part of the address with a change. */
export function useReviewFilter() {
  const [params] = useSearchParams();
  const filter: ReviewFilter = {
    state: REVIEW_STATES.find((each) => each === params.get('state')) ?? 'open',
    flow: params.get('flow') ?? undefined,
  };
  return { filter, searchOf: (change: Partial<ReviewFilter> = {}) => searchOf({ ...filter, ...change }) };
}

function searchOf({ state, flow }: ReviewFilter): string {
  const params = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(flow !== undefined && { flow }),
  });
  return params.size > 0 ? `?${params}` : '';
}
