import type { Endpoint } from '#engine/contract/endpoint.ts';
import type { PageVisit } from '#engine/contract/initial-data.ts';
import { ApiFailure, failureOf } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { pathOf } from '#src/api/path-of.ts';

/** The typed API client inside the server. It has no token, so it reads public data only. */
export function innerClient(inner: PageVisit['call']): Call {
  const call = async (endpoint: Endpoint, input: object) => {
    const {
      params = {},
      query,
      body,
    } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: Record<string, unknown>;
    };
    const answer = await inner({
      method: endpoint.method,
      path: `/api${pathOf(endpoint, params, query)}`,
      ...(body && { body }),
    });
    if (answer.status >= 400) throw new ApiFailure(answer.status, failureOf(answer.status, answer.body));
    return answer.body;
  };
  // The contract defines the answer's type, and the server guarantees it.
  return call as Call;
}
