import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApplicationNews } from '#src/flow/steps/use-application-news.ts';
import { applicationOf } from './current-application.ts';

/** Asks again how an application stands when it was decided on or paid. */
export function useApplicationLive(flow: string, code: string): void {
  const queries = useQueryClient();
  // The token that this page was opened with: another application that is begun here has one of its own.
  const [token] = useState(() => applicationOf(flow).tokens.read());
  useApplicationNews({ flow, code, token }, () => {
    void queries.invalidateQueries({ queryKey: ['confirmation', code] });
    void queries.invalidateQueries({ queryKey: ['application-standing', code] });
  });
}
