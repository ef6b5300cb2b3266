import type { Decision, OrganizerDecision } from '#engine/configuration/decision.ts';
import { isYes } from '#engine/configuration/flag.ts';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';

type Standing = Pick<DossierRow, 'status' | 'decision'>;
type Decided = Pick<FlowDocument, 'decision'>;

/** Why an organizer's decision is not taken: nothing is there to decide on, or what was decided last stays. */
export type WhyNot = 'not_to_decide' | 'for_good' | undefined;

/** Whether an organizer may decide so on a dossier: on what was sent, in any order, until it is declined or withdrawn. */
export function whyNotDecide(flow: Decided, { status, decision }: Standing, wish: OrganizerDecision): WhyNot {
  if (!flow.decision || status === 'Not Submitted') return 'not_to_decide';
  if (status === 'Cancelled') return 'for_good';
  return decision === 'declined' && wish !== 'declined' ? 'for_good' : undefined;
}

/** Whether who has sent a dossier is asked to confirm that they take part. */
export function mayConfirm({ decision: part }: Decided, { status, decision }: Standing): boolean {
  return status === 'Submitted' && decision === 'accepted' && isYes(part?.confirm);
}

/** Whether who has sent a dossier may take it back. */
export function mayWithdraw({ status, decision }: Standing): boolean {
  return status === 'Submitted' && decision !== 'declined';
}

/** Whether a decision stands already, also as what came of it: who was accepted may have confirmed. */
export function standsAlready(decision: Decision | null, wish: OrganizerDecision): boolean {
  return decision === wish || (wish === 'accepted' && decision === 'confirmed');
}
