import type { ApplicationStanding } from '#engine/contract/application.ts';
import { isYes } from '#engine/form/field/flag.ts';

/** An event in an application's history, with its time if known and the organizer's message. */
export interface StandingStep {
  readonly state: ApplicationStanding['decisions'][number]['decision'] | 'sent' | 'withdrawn';
  readonly at?: string;
  readonly message?: string;
}

/** An application's history, oldest first. */
export function standingSteps({ registration, decisions }: ApplicationStanding): StandingStep[] {
  const { submitted_at, status } = registration;
  const decided = decisions.toReversed().map(({ decision, decided_at, message }) => ({
    state: decision,
    at: decided_at,
    ...(message !== undefined && { message }),
  }));
  return [
    { state: 'sent', ...(submitted_at !== undefined && { at: submitted_at }) },
    ...decided,
    ...(status === 'Cancelled' ? [{ state: 'withdrawn' as const }] : []),
  ];
}

/** Whether organizers have still to decide on an application. */
export function mayBeDeclined(standing: ApplicationStanding): boolean {
  const last = standingSteps(standing).at(-1)?.state;
  return isYes(standing.is_decided) && (last === 'sent' || last === 'in_review');
}
