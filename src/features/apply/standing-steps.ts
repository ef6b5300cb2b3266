import { isYes } from '#engine/configuration/flag.ts';
import type { ApplicationStanding } from '#engine/contract/application.ts';

/** Something that happened to an application, when that is known, and what the organizer wrote with it. */
export interface StandingStep {
  readonly state: ApplicationStanding['decisions'][number]['decision'] | 'sent' | 'withdrawn';
  readonly at?: string;
  readonly message?: string;
}

/** What happened to an application, the first thing first. */
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
