import type { FastifyInstance } from 'fastify';

type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** A check without an answer by then has failed, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Adds `/ready.json` for load balancers, under any host: 200 while this process can serve, with what is missing
 * otherwise; 503 without the database. A missing Redis is no reason to send visitors elsewhere, nor are time zones of
 * events whose rules this process knows in an old form.
 */
export function registerReadiness(
  server: FastifyInstance,
  checks: Checks,
  outdatedZones: () => readonly string[],
): void {
  server.get('/ready.json', { config: { anyHost: true } }, async (_request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const),
    );
    const { database, ...others } = Object.fromEntries(states);
    const isReady = database === 'up';
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    const zones = outdatedZones();
    return { ready: isReady, database, ...others, ...(zones.length > 0 && { outdated_time_zones: zones }) };
  });
}

async function stateOf(check: () => Promise<unknown>): Promise<'up' | 'lost'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'lost'>((resolve) => {
    timer = setTimeout(() => resolve('lost'), PATIENCE);
  });
  const answer = check().then(
    () => 'up' as const,
    () => 'lost' as const,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
