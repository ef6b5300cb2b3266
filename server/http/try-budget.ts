import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Ends a try; a wrong one uses up part of the budget. */
type EndTry = (isWrong: boolean) => Promise<void>;
/** A try that is admitted, or how long until the next one is, in milliseconds. */
export type Admission = { readonly end: EndTry } | { readonly waitMs: number };

type BudgetOptions = {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  readonly keyOf: (request: FastifyRequest) => string;
};

/** A number of wrong tries within a time window; right ones cost nothing. */
export interface TryBudget {
  /** Wrong tries so far. */
  used(request: FastifyRequest): Promise<number>;
  /** Counts a wrong try that was admitted by another budget. */
  charge(request: FastifyRequest): Promise<void>;
  /** Admits a try. No more tries run at once than may still be wrong; others wait. */
  enter(request: FastifyRequest): Promise<Admission>;
}

/** Creates a budget, counted where the server counts calls. */
export function tryBudget(server: FastifyInstance, options: BudgetOptions): TryBudget {
  const { name, most, windowMs, keyOf } = options;
  const underWay = new Map<string, { active: number; readonly waiting: (() => void)[] }>();
  const count = server.createRateLimit({
    max: most,
    timeWindow: windowMs,
    allowList: [],
    keyGenerator: (request) => `wrong ${name}:${keyOf(request)}`,
  });

  async function left(request: FastifyRequest): Promise<{ remaining: number; ttl: number }> {
    const counted = await count(request, { increment: false });
    return counted.isAllowed ? { remaining: most, ttl: 0 } : counted;
  }

  return {
    used: async (request) => most - (await left(request)).remaining,
    async charge(request) {
      await count(request);
    },
    async enter(request) {
      const key = keyOf(request);
      const tries = underWay.get(key) ?? { active: 0, waiting: [] };
      underWay.set(key, tries);
      for (;;) {
        const { remaining, ttl } = await left(request);
        if (remaining === 0) {
          if (tries.active === 0) underWay.delete(key);
          return { waitMs: ttl };
        }
        if (tries.active < remaining) break;
        await new Promise<void>((resolve) => tries.waiting.push(resolve));
      }
      tries.active += 1;
      return {
        async end(isWrong) {
          if (isWrong) await count(request);
          tries.active -= 1;
          if (tries.active === 0 && tries.waiting.length === 0) underWay.delete(key);
          for (const wake of tries.waiting.splice(0)) wake();
        },
      };
    },
  };
}
