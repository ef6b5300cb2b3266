import type { Text } from '#engine/form/languages/text.ts';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import { isChosen } from '#src/flow/my-workshops/workshop-choice.ts';
import { persistedValue } from '#src/lib/persisted/persisted-value.ts';

const REASONS = [
  'day',
  'mode',
  'track',
  'gone',
  'full',
  'workshop',
  'schedule',
  'overlap',
  'failed',
] as const;

/** Why a seat that was chosen before registering is not held. */
export type RefusalReason = (typeof REASONS)[number];

export interface RefusedSession {
  readonly session: ChosenSession;
  readonly why: RefusalReason;
  /** The title of the held session that it conflicts with. */
  readonly other?: Text;
}

/** The result of adding the workshops chosen before registering. */
export interface ChoiceOutcome {
  /** The registration's code. */
  readonly code: string;
  readonly held: readonly ChosenSession[];
  readonly refused: readonly RefusedSession[];
}

function isRefused(value: unknown): value is RefusedSession {
  if (typeof value !== 'object' || value === null) return false;
  if (!('session' in value) || !('why' in value)) return false;
  return isChosen(value.session) && REASONS.some((reason) => reason === value.why);
}

function parse(stored: unknown): ChoiceOutcome | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('code' in stored) || !('held' in stored) || !('refused' in stored)) return undefined;
  const { code, held, refused } = stored;
  if (typeof code !== 'string' || !Array.isArray(held) || !Array.isArray(refused)) return undefined;
  return { code, held: held.filter(isChosen), refused: refused.filter(isRefused) };
}

/** The part to show until it is dismissed; it survives a reload. */
export const choiceOutcome = persistedValue('workshop-choice-outcome', parse);
