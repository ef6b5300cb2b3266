import { onDemand } from '#src/lib/on-demand.ts';
import { ApiFailure } from './api-failure.ts';
import type { Call, ClientOptions } from './client.ts';

/** The client of the API, loaded at the first call: a page that came drawn, with its answers, makes none. */
export function clientOnDemand(options: ClientOptions): Call {
  const client = onDemand(() => import('./client.ts').then(({ createClient }) => createClient(options)));
  return async (endpoint, input) => {
    const call = await client.load().catch(() => {
      throw new ApiFailure(0, { kind: 'connection', errors: {} });
    });
    return call(endpoint, input);
  };
}
