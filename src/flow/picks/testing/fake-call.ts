import type { Endpoint } from '#engine/contract/endpoint.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';

type Input = {
  readonly body?: object;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly file?: Blob;
};
type Answer = (input: Input) => unknown;

/** A server in memory: what each endpoint answers, and everything that was asked, in order. */
export function fakeCall(answers: readonly (readonly [Endpoint, Answer])[]) {
  const asked: { path: string; input: Input }[] = [];
  const known = new Map<Endpoint, Answer>(answers);
  const call = async (endpoint: Endpoint, input: Input) => {
    asked.push({ path: endpoint.path, input });
    const answer = known.get(endpoint);
    if (!answer) throw new Error(`nothing answers ${endpoint.path}`);
    return answer(input);
  };
  // One cast for all: the tests look at what the services make of the answers they are given.
  return { call: call as unknown as Call, asked };
}

/** What the client rejects with where the server refuses. */
export function refusal(kind: 'full' | 'invalid', errors: Record<string, string[]>): ApiFailure {
  return new ApiFailure(kind === 'full' ? 409 : 422, { kind, errors });
}

export const noConnection = () => new ApiFailure(0, { kind: 'connection', errors: {} });
