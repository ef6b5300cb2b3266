import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';

const RETRIES = 2;

/** Makes the cache of answers; only a lost connection is tried again by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) =>
          count < RETRIES && error instanceof ApiFailure && error.failure.kind === 'connection',
        // Being offline is reported as an error instead of waiting; coming back online retries.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
