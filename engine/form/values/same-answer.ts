import { isRecord } from '../field-types/shape.ts';

/** Whether two answers are equal: empty ones are, and the order of keys does not matter. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(answer: unknown): unknown {
  if (answer === undefined || answer === null || answer === '') return undefined;
  if (Array.isArray(answer)) return answer.length === 0 ? undefined : answer.map(plain);
  if (!isRecord(answer)) return answer;
  const entries = Object.entries(answer).flatMap(([key, value]) => {
    const said = plain(value);
    return said === undefined ? [] : [[key, said] as const];
  });
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
