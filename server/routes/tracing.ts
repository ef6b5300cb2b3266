import { and, eq } from 'drizzle-orm';
import type { tracing } from '#engine/contract/tracing.ts';
import { dossier } from '#server/database/schema.ts';
import { stepPageOf } from '#server/domain/dossier-page.ts';
import { selectDossiers } from '#server/domain/dossier-row.ts';
import { notFound } from '#server/domain/refusal.ts';
import { readRegistrationCode } from '#server/domain/registration-code.ts';
import { dossierTrace } from '#server/traces/dossier-trace.ts';
import { isOrganizer } from './authorize.ts';
import type { Handlers } from './handlers.ts';

/** What organizers are told for support. */
export const tracingHandlers: Handlers<typeof tracing> = {
  async getWhatHappened({ services, request, params, eventCode, event: here }) {
    const { code } = params;
    // A page knows the event of its host by the code that visitors see of it.
    const event = params.event === here.document.event_code ? eventCode : params.event;
    // By a link one sees what happened at the event that it leads to, and at no other.
    if (event !== eventCode && !isOrganizer(services.organizerToken, request)) throw notFound();
    const document = services.configuration.current(event, 'event', event)?.document;
    const [row] = await selectDossiers(services.db).where(
      and(eq(dossier.eventCode, event), eq(dossier.code, readRegistrationCode(code) ?? '')),
    );
    const [host] = document?.hosts ?? [];
    if (!row || host === undefined) throw notFound();
    return dossierTrace(services, row, { host, address: stepPageOf(row), server: request.server });
  },
};
