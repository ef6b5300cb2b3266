import { type Flag, isYes } from '#engine/form/field/flag.ts';
import { persistedValue } from '../persisted/persisted-value.ts';

/** A visitor's answer about measuring, and the services it applies to. */
export interface Consent {
  readonly choice: Flag;
  readonly services: readonly string[];
}

/** How long an answer holds before the question is asked again, in milliseconds: half a year. */
export const CONSENT_LIFETIME = 182 * 86_400_000;

function parse(stored: unknown): Consent | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('choice' in stored) || !('services' in stored)) return undefined;
  const { choice, services } = stored;
  const isChoice = choice === 'Y' || choice === 'N';
  const areNames = Array.isArray(services) && services.every((name) => typeof name === 'string');
  return isChoice && areNames ? { choice, services } : undefined;
}

/** The answer of this browser to this site. */
export const consent = persistedValue('analytics-consent', parse, CONSENT_LIFETIME);

/** The answer for exactly these services: newer services were not part of it. */
export function answerFor(given: Consent | undefined, services: readonly string[]): boolean | undefined {
  if (!given || !services.every((name) => given.services.includes(name))) return undefined;
  return isYes(given.choice);
}
