import { conditionFor } from '#engine/event/documents/discounts/audience.ts';
import { type Discount, MOST_DISCOUNTS } from '#engine/event/documents/discounts/schema.ts';
import { asCode, lettersOf } from '#server/discounts/applied-codes.ts';
import { randomLetters } from '#server/secrets/code-letters.ts';
import {
  batchNeeded,
  batchTaken,
  codeTaken,
  endsTooEarly,
  notACode,
  notAPrefix,
  oneValue,
  tooManyCodes,
} from './codes-problems.ts';

/** Random letters and digits of a code: among 500 codes, a million guesses find one with a probability of 1 in 590,000. */
const RANDOM = 10;

/** What new codes have in common, and how many there are. */
export type NewCodes = Omit<Discount, 'code' | 'when' | 'active'> & {
  readonly track?: string | undefined;
  readonly membership?: string | undefined;
  /** The text of a single code; random without it. */
  readonly code?: string | undefined;
  readonly count?: number | undefined;
  readonly prefix?: string | undefined;
};

/** Makes codes beside those that an event has. Throws 422 under the field that is wrong. */
export function makeCodes(existing: readonly Discount[], asked: NewCodes, today: string): Discount[] {
  const { code, count = 1, prefix = '', batch, track, membership, ...common } = asked;
  const { kind, percent, amount, from, until } = common;
  const values = [percent, amount].filter((value) => value !== undefined).length;
  if (values > 1 || (kind === 'discount' && values === 0)) throw oneValue();
  if (until !== undefined && until < (from !== undefined && from > today ? from : today))
    throw endsTooEarly();
  const name = batch?.trim() || undefined;
  if (name === undefined && count > 1) throw batchNeeded();
  if (name !== undefined && existing.some((each) => sameName(each.batch, name))) throw batchTaken();
  if (existing.length + count > MOST_DISCOUNTS) throw tooManyCodes(MOST_DISCOUNTS);
  const when = conditionFor({
    ...(track !== undefined && { track }),
    ...(membership !== undefined && { membership }),
  });
  const taken = new Set(existing.map((each) => lettersOf(each.code)));
  const codes = code === undefined ? randomCodes(count, prefix, taken) : [ownCode(code, taken)];
  return codes.map((each) => ({
    code: each,
    ...common,
    ...(when !== undefined && { when }),
    ...(name !== undefined && { batch: name }),
  }));
}

const sameName = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

/** A code as it was typed. */
function ownCode(typed: string, taken: ReadonlySet<string>): string {
  const code = asCode(typed);
  if (!/^[A-Z0-9-]{5,20}$/.test(code) || !/[A-Z0-9]/.test(code)) throw notACode();
  if (taken.has(lettersOf(code))) throw codeTaken(code);
  return code;
}

function randomCodes(count: number, typed: string, taken: ReadonlySet<string>): string[] {
  const prefix = typed.trim().toUpperCase();
  if (!/^[A-Z0-9-]*$/.test(prefix)) throw notAPrefix();
  const start = prefix === '' || prefix.endsWith('-') ? prefix : `${prefix}-`;
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = `${start}${randomLetters(RANDOM)}`;
    if (!taken.has(lettersOf(code))) codes.add(code);
  }
  return [...codes];
}
