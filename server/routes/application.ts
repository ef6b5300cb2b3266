import { and, desc, eq } from 'drizzle-orm';
import { ApplicationStanding, application as contract } from '#engine/contract/application.ts';
import { flowPages } from '#engine/event/addresses/flow-pages.ts';
import { type ItemKind, pickedItem } from '#engine/event/cart/picked-item.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { type FlowDocument, isOfApplications } from '#engine/event/documents/flow/schema.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { applicationStatus, listedApplication } from '#server/applications/application-status.ts';
import { confirmDecision, decideApplication } from '#server/applications/decide-application.ts';
import { withdrawApplication } from '#server/applications/withdraw-application.ts';
import { offerEnded } from '#server/change/change-problems.ts';
import type { TakenItem } from '#server/change/decide-change.ts';
import { previewOffer } from '#server/change/preview-change.ts';
import { dossier } from '#server/database/schema.ts';
import { dossierLink } from '#server/dossiers/dossier-page.ts';
import { type DossierRow, selectDossiers } from '#server/dossiers/dossier-row.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { isAwaitable } from '#server/inventory/inventory-lock.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { afterwards, changeByHolder } from './change.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** After submission: organizers decide, applicants confirm or withdraw. */
export const applicationHandlers: Handlers<typeof contract> = {
  getApplicationStanding: ({ services, event, dossier: row }) => standingOf(services, event.document, row),

  async confirmDecision({ services, event, dossier: row }) {
    const about = aboutOf(services, event.document, row);
    const confirmed = await services.db.transaction((tx) => confirmDecision(tx, services, about));
    services.mailer.wake();
    return standingOf(services, event.document, confirmed);
  },

  async withdrawApplication({ services, event, dossier: row, body, once }) {
    const about = aboutOf(services, event.document, row);
    const asked = { expected: body.expected_refund, message: body.message?.trim() ?? '' };
    const answer = await once(ApplicationStanding, async (tx) => {
      const withdrawn = await withdrawApplication(tx, services, about, asked);
      return applicationStatus(tx, { ...services, ...about }, withdrawn);
    });
    await afterwards(services, row.id);
    return answer;
  },

  previewOffer: ({ services, event, dossier: row, body }) =>
    previewOffer(services, event.document, row, offeredIn(body)),

  acceptOffer(call) {
    const { dossier: row, body } = call;
    const shown = { expected: body.expected_difference, credit: body.credit };
    const search = new URLSearchParams({
      code: row.code,
      email: row.emailTyped,
      take: body.take,
      kind: body.take_kind,
    });
    return changeByHolder(call, { take: offeredIn(body) }, shown, {
      returnPage: `${flowPages(row.flow).confirmation}?${search}`,
      response: contract.acceptOffer.response,
    });
  },

  async listApplications({ services, params }) {
    const { event: eventCode, flow: code } = params;
    const flow = flowOf(services.configuration, { eventCode, flow: code })?.document;
    if (!flow || !isOfApplications(code)) throw notFound();
    const rows = await selectDossiers(services.db)
      .where(and(eq(dossier.eventCode, eventCode), eq(dossier.flow, code)))
      .orderBy(desc(dossier.createdAt));
    return { applications: rows.map((row) => listedApplication(flow, row)) };
  },

  async decideApplication({ services, body, audit }) {
    const event = services.configuration.current(body.event, 'event', body.event)?.document;
    const row = event && (await applicationNamed(services, event, body.code));
    if (!event || !row) throw notFound();
    const about = aboutOf(services, event, row);
    const wish = { decision: body.decision, message: body.message?.trim() ?? '' };
    const decided = await services.db.transaction(async (tx) => {
      const after = await decideApplication(tx, services, about, wish);
      const made = { what: 'decision', ...(row.decision && { was: row.decision }), is: body.decision };
      // The same decision again changes nothing.
      await audit(tx, { subject: row.code, changes: after.decision === row.decision ? [] : [made] });
      return after;
    });
    await afterwards(services, row.id);
    return { application: listedApplication(about.flow, decided) };
  },
};

type Offered = { readonly take: string; readonly take_kind: ItemKind; readonly amount?: number };

/** The offered item that a request names. */
function offeredIn({ take: item, take_kind, amount }: Offered): TakenItem {
  const { kind } = pickedItem({ kind: take_kind, item });
  if (!isAwaitable(kind)) throw offerEnded();
  return { kind, item, ...(amount !== undefined && { amount }) };
}

/** An application of an event by its code, whatever its flow. */
async function applicationNamed(
  { db }: Services,
  { code: eventCode }: EventDocument,
  typed: string,
): Promise<DossierRow | undefined> {
  const code = readRegistrationCode(typed) ?? '';
  const [row] = await selectDossiers(db).where(and(eq(dossier.eventCode, eventCode), eq(dossier.code, code)));
  return row && isOfApplications(row.flow) ? row : undefined;
}

/** An application's state for the applicant. */
export function standingOf(services: Services, event: EventDocument, row: DossierRow) {
  const flow = flowBehind(services, row);
  return applicationStatus(services.db, { configuration: services.configuration, event, flow }, row);
}

function aboutOf(services: Services, event: EventDocument, row: DossierRow) {
  return { event, flow: flowBehind(services, row), dossierId: row.id, link: dossierLink(services, row) };
}

function flowBehind({ configuration }: Services, row: DossierRow): FlowDocument {
  const flow = flowOf(configuration, row)?.document;
  if (!flow) throw notFound();
  return flow;
}
