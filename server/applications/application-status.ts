import { desc, eq } from 'drizzle-orm';
import type { ApplicationStanding, ListedApplication } from '#engine/contract/application.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { givenUp } from '#server/cancellation/preview-cancellation.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { decision } from '#server/database/schema.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import { applicationBasics } from '#server/dossiers/dossier-basics.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { mayConfirm, mayWithdraw } from './may-decide.ts';

/** An application's state for the applicant: decisions, possible actions, and the refund on withdrawing. */
export async function applicationStatus(
  db: Database,
  {
    configuration,
    event,
    flow,
  }: { configuration: ConfigurationStore; event: EventDocument; flow: FlowDocument },
  row: DossierRow,
  now = new Date(),
): Promise<ApplicationStanding> {
  const decided = await db
    .select()
    .from(decision)
    .where(eq(decision.dossierId, row.id))
    .orderBy(desc(decision.decidedAt));
  const { refund, refunds } = await givenUp(db, configuration, event, row, now);
  return {
    registration: applicationBasics(row),
    is_decided: flow.decision ? 'Y' : 'N',
    decisions: decided.map(({ decision: made, decidedAt, message }) => ({
      decision: made,
      decided_at: decidedAt.toISOString(),
      ...(message && { message }),
    })),
    may_confirm: mayConfirm(flow, row) ? 'Y' : 'N',
    may_withdraw: mayWithdraw(row) ? 'Y' : 'N',
    refund,
    refunds,
  };
}

/** An application as an organizer's list has it. */
export function listedApplication(flow: FlowDocument, row: DossierRow): ListedApplication {
  const { code, email, status, submitted_at, decision: made } = applicationBasics(row);
  return {
    code,
    email,
    name: applicationName(flow, row),
    status,
    ...(made && { decision: made }),
    ...(submitted_at !== undefined && { submitted_at }),
  };
}
