import type { Endpoint } from '#engine/contract/endpoint.ts';
import { ApiFailure } from './api-failure.ts';
import type { Call } from './client.ts';

/** Milliseconds before each further attempt. */
const PAUSES = [400, 1_200];

/** Calls that change nothing, though the specification has them as POST. */
const READS: ReadonlySet<string> = new Set([
  '/loadStepConfiguration',
  '/checkAlreadyRegistered',
  '/initStepReview',
  '/initializeForm',
  '/loadEventFormFromType',
]);

const isRead = ({ method, path }: Endpoint) => method === 'GET' || READS.has(path);

/** Whether another attempt may succeed: the answer was lost, or a server was just being restarted. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return error.failure.kind === 'connection' || [502, 503, 504].includes(error.status);
}

/** The same client, which retries calls that are safe to repeat; it does not wait for a network. */
export function retryReads(call: Call): Call {
  return async (endpoint, input) => {
    const { signal } = input as { signal?: AbortSignal };
    for (const pause of isRead(endpoint) ? PAUSES : []) {
      try {
        return await call(endpoint, input);
      } catch (error) {
        if (!isPassing(error) || signal?.aborted || !navigator.onLine) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return call(endpoint, input);
  };
}
