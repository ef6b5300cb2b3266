import { lazyModule } from '#src/lib/lazy-module.ts';
import { ApiFailure } from './api-failure.ts';
import type { Call, ClientOptions } from './client.ts';

/** The API client, loaded on the first call: a server-rendered page with its answers makes none. */
export function clientOnDemand(options: ClientOptions): Call {
  const client = lazyModule(() => import('./client.ts').then(({ createClient }) => createClient(options)));
  return async (endpoint, input) => {
    const call = await client.load().catch(() => {
      throw new ApiFailure(0, { kind: 'connection', errors: {} });
    });
    return call(endpoint, input);
  };
}
