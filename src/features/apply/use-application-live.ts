import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApplicationNews } from '#src/flow/steps/use-application-news.ts';
import { applicationOf } from './current-application.ts';

/** Reloads an application's status when it was decided or paid. */
export function useApplicationLive(flow: string, code: string): void {
  const queries = useQueryClient();
  // The token with which this page opened: another application has its own.
  const [token] = useState(() => applicationOf(flow).tokens.read());
  useApplicationNews({ flow, code, token }, () => {
    void queries.invalidateQueries({ queryKey: ['confirmation', code] });
    void queries.invalidateQueries({ queryKey: ['application-standing', code] });
  });
}
