import { inEveryLanguage } from '#server/languages/words.ts';
import type { Message } from './refusal.ts';

// Deeper than any form; a value nested without end would otherwise exhaust the stack of whatever walks it.
const maximumDepth = 64;

/** A value that cannot be stored: its path (`a.b.0`; '' for the value itself), and the reason. */
export type Unstorable = { path: string; why: 'characters' | 'depth' };

/**
 * The first text in a value that PostgreSQL cannot store (a NUL, half a surrogate pair), or the first thing nested too
 * deep; nothing if all is well.
 */
export function findUnstorable(value: unknown, path: string[] = []): Unstorable | undefined {
  const characters: Unstorable = { path: path.join('.'), why: 'characters' };
  if (typeof value === 'string') return isStorable(value) ? undefined : characters;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maximumDepth) return { path: path.join('.'), why: 'depth' };
  for (const [key, entry] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(entry, [...path, key]) : characters;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The message for each reason. */
export const unstorableMessage: Record<Unstorable['why'], Message> = {
  characters: inEveryLanguage('requests.unstorable'),
  depth: inEveryLanguage('requests.tooDeep', { maximumDepth }),
};

function isStorable(text: string): boolean {
  // With the u flag, surrogates match only if unpaired.
  return !/[\0\p{Surrogate}]/u.test(text);
}
