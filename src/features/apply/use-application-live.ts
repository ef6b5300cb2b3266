import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useApplicationNews } from '#src/flow/steps/use-application-news.ts';
import { useWaitsLive } from '#src/flow/submitted/use-submitted-live.ts';
import { applicationOf } from './current-application.ts';

/** Reloads an application when it was decided or paid, or a waitlist that it is on has moved. */
export function useApplicationLive(flow: string, review: Review): void {
  const { code } = review.registration;
  const queries = useQueryClient();
  // The token with which this page opened: another application has its own.
  const [token] = useState(() => applicationOf(flow).tokens.read());
  useWaitsLive(review, () => void queries.invalidateQueries({ queryKey: ['confirmation', code] }));
  useApplicationNews({ flow, code, token }, () => {
    void queries.invalidateQueries({ queryKey: ['confirmation', code] });
    void queries.invalidateQueries({ queryKey: ['application-standing', code] });
  });
}
