import type { Decision, OrganizerDecision } from '#engine/event/documents/flow/decision.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

type Standing = Pick<DossierRow, 'status' | 'decision'>;
type Decided = Pick<FlowDocument, 'decision'>;

/** Why a decision is refused: there is nothing to decide, or the last decision was final. */
export type WhyNot = 'not_to_decide' | 'for_good' | undefined;

/** Whether an organizer can make a decision: on submissions, in any order, until declined or withdrawn. */
export function whyNotDecide(flow: Decided, { status, decision }: Standing, wish: OrganizerDecision): WhyNot {
  if (!flow.decision || status === 'Not Submitted') return 'not_to_decide';
  if (status === 'Cancelled') return 'for_good';
  return decision === 'declined' && wish !== 'declined' ? 'for_good' : undefined;
}

/** Whether the applicant is asked to confirm. */
export function mayConfirm({ decision: part }: Decided, { status, decision }: Standing): boolean {
  return status === 'Submitted' && decision === 'accepted' && isYes(part?.confirm);
}

/** Whether the applicant can withdraw. */
export function mayWithdraw({ status, decision }: Standing): boolean {
  return status === 'Submitted' && decision !== 'declined';
}

/** Whether a decision, or one that follows from it, was made already: an accepted applicant may have confirmed. */
export function standsAlready(decision: Decision | null, wish: OrganizerDecision): boolean {
  return decision === wish || (wish === 'accepted' && decision === 'confirmed');
}
