import { desc, eq } from 'drizzle-orm';
import type { deskReview } from '#engine/contract/desk-review.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { decision } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { answeredForms } from '../answered-forms.ts';
import { possibleDecision } from '../possible-decision.ts';
import { decidedFlows, reviewedApplication } from './list-to-review.ts';

/** A submitted application with its answers in words; throws 404 for anything that is not decided on. */
export async function readToReview(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  locale: Locale,
): Promise<AnswerOf<(typeof deskReview)['getToReview']>> {
  const flow = flowToReview(configuration, row);
  const made = await db
    .select()
    .from(decision)
    .where(eq(decision.dossierId, row.id))
    .orderBy(desc(decision.decidedAt));
  const decide = await possibleDecision(db, configuration, row);
  return {
    application: reviewedApplication(flow, row),
    forms: answeredForms(configuration, row, locale).filter(({ lines }) => lines.length > 0),
    decisions: made.map((each) => ({
      decision: each.decision,
      at: each.decidedAt.toISOString(),
      ...(each.message && { message: each.message }),
    })),
    ...(decide && { decide }),
  };
}

/** The flow of a submitted application that is decided on; throws 404 for anything else. */
export function flowToReview(configuration: ConfigurationStore, row: DossierRow): FlowDocument {
  const flow = decidedFlows(configuration, row.eventCode).find(({ code }) => code === row.flow);
  if (!flow || row.submittedAt === null) throw notFound();
  return flow;
}
