import { and, eq } from 'drizzle-orm';
import type { tracing } from '#engine/contract/tracing.ts';
import { dossier } from '#server/database/schema.ts';
import { stepPageOf } from '#server/dossiers/dossier-page.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { dossierTrace } from '#server/traces/dossier-trace.ts';
import type { Handlers } from './handlers.ts';

/** What organizers are told for support. */
export const tracingHandlers: Handlers<typeof tracing> = {
  async getWhatHappened({ services, request, organizer, params, eventCode, event: here }) {
    const { code } = params;
    // A page knows the event of its host by the code that visitors see of it.
    const event = params.event === here.document.event_code ? eventCode : params.event;
    // Only the installation's token reaches other events than the host's.
    if (event !== eventCode && organizer.kind !== 'root') throw notFound();
    const document = services.configuration.current(event, 'event', event)?.document;
    const [row] = await selectDossiers(services.db).where(
      and(eq(dossier.eventCode, event), eq(dossier.code, readRegistrationCode(code) ?? '')),
    );
    const [host] = document?.hosts ?? [];
    if (!row || host === undefined) throw notFound();
    return dossierTrace(services, row, { host, address: stepPageOf(row), server: request.server });
  },
};
