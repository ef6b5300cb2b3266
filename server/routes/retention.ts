import type { retention } from '#engine/contract/retention.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { eraseEvent } from '#server/retention/erase-event.ts';
import type { Handlers } from './handlers.ts';

/** Erasing what an event has of persons, of the event that is named and no other. */
export const retentionHandlers: Handlers<typeof retention> = {
  async erasePersonalData({ services, body }) {
    const event = services.configuration.current(body.event, 'event', body.event)?.document;
    if (!event) throw notFound();
    const dryRun = isYes(body.dry_run);
    const found = await eraseEvent(services.db, event, { dryRun });
    return { event: event.code, dry_run: dryRun ? 'Y' : 'N', found };
  },
};
