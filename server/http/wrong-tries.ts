import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inEveryLanguage } from '#server/languages/words.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { addressTries } from './address-tries.ts';
import { HttpProblem } from './http-problem.ts';
import { networkOf, type RateLimits } from './rate-limits.ts';
import { problemOf } from './refusal-status.ts';
import { textIn } from './text-in-body.ts';
import { type Admission, type TryBudget, tryBudget } from './try-budget.ts';

/** Codes that can be tried in a call: in these fields, counted together with those of other calls. */
export interface Tries {
  readonly fields: readonly string[];
  readonly budget: keyof typeof rooms;
  /** Whether the code is tried with the address that it belongs to, in the field `email`. */
  readonly byAddress?: boolean;
}

/** How many times the strict limit a network may be wrong in a minute, by the kind of code. */
const rooms = {
  /** Codes that open a registration or a group. */
  guesses: 1,
  /** A whole staff may have been given one invitation. */
  invitations: 5,
  /** A whole school types one discount code; each registration has a limit of its own as well. */
  discounts: 15,
} as const;

const minute = 60_000;
const hour = 60 * minute;

/** Runs calls that try codes, and refuses them with 429 once too many were wrong. */
export type GuardTries = <Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  tries: Tries | undefined,
  attempt: () => Promise<Answer>,
) => Promise<Answer>;

/**
 * Counts wrong tries by network, and by email address. Once a network has used up its minute, its codes are no longer
 * checked, so an answer tells an attacker nothing. A small hourly reserve serves addresses at which it was not wrong, so
 * that other people behind the same network can still look up theirs.
 */
export function guardTries(server: FastifyInstance, { strict }: RateLimits): GuardTries {
  const network = (name: string, most: number, windowMs: number) =>
    tryBudget(server, { name, most, windowMs, keyOf: ({ ip }) => networkOf(ip) });
  const networks: Readonly<Record<keyof typeof rooms, TryBudget>> = {
    guesses: network('guesses', rooms.guesses * strict, minute),
    invitations: network('invitations', rooms.invitations * strict, minute),
    discounts: network('discounts', rooms.discounts * strict, minute),
  };
  const reserve = network('reserve', strict, hour);
  const addresses = addressTries(server, strict);

  async function enterNetwork(
    request: FastifyRequest,
    { budget }: Tries,
    isAddressed: boolean,
  ): Promise<Admission> {
    const admitted = await networks[budget].enter(request);
    if (!('waitMs' in admitted) || !isAddressed || (await addresses.used(request)) > 0) return admitted;
    const kept = await reserve.enter(request);
    return 'waitMs' in kept ? admitted : kept;
  }

  return async (request, reply, tries, attempt) => {
    if (!tries?.fields.some((field) => textIn(request.body, field) !== '')) return attempt();
    const refuse = (waitMs: number, word: 'requests.wrongTries' | 'requests.wrongTriesAt') => {
      reply.header('retry-after', Math.ceil(waitMs / 1000));
      return new HttpProblem(429, { request: [inEveryLanguage(word, { time: timeOf(waitMs) })] });
    };
    const isAddressed = tries.byAddress === true && textIn(request.body, 'email') !== '';
    const address = isAddressed ? await addresses.enter(request) : undefined;
    if (address && 'waitMs' in address) throw refuse(address.waitMs, 'requests.wrongTriesAt');
    const admitted = await enterNetwork(request, tries, isAddressed);
    if ('waitMs' in admitted) {
      await address?.end(false);
      throw refuse(admitted.waitMs, 'requests.wrongTries');
    }
    let isWrong = false;
    try {
      return await attempt();
    } catch (error) {
      isWrong = blames(error, tries.fields);
      throw error;
    } finally {
      await admitted.end(isWrong);
      await address?.end(isWrong);
    }
  };
}

/** Whether a call was refused because the tried code is unknown, or not the address's. */
function blames(error: unknown, fields: readonly string[]): boolean {
  const problem = error instanceof Refusal ? problemOf(error) : error;
  if (!(problem instanceof HttpProblem) || ![404, 422].includes(problem.status)) return false;
  return fields.some((field) => Object.hasOwn(problem.errors, field));
}

function timeOf(milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds === 1) return inEveryLanguage('requests.second');
  if (seconds < 120) return inEveryLanguage('requests.seconds', { count: seconds });
  return inEveryLanguage('requests.minutes', { count: Math.ceil(seconds / 60) });
}
