import type { broadcasting as contract } from '#engine/contract/broadcasting.ts';
import {
  applicationChannel,
  groupChannel,
  workshopReserveCancelChannel,
  workshopReservedChannel,
} from '#engine/contract/live-messages.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';

/** As Pusher writes a socket's id. */
export const socketId = /^\d{1,20}\.\d{1,20}$/;

/**
 * Who can listen to which private channel: a registration to its own and its event's, a group's contact to the group's,
 * an applicant to the application's.
 */
export const broadcastingHandlers: Handlers<typeof contract> = {
  authorizeChannel({ services, event: { document }, dossier, body }) {
    const isOwn = channelsOf(document, dossier).some((channel) => body.channel_name === `private-${channel}`);
    if (!isOwn || !socketId.test(body.socket_id)) throw refused();
    return services.signChannel(body.socket_id, body.channel_name);
  },
};

function channelsOf(event: EventDocument, row: DossierRow): string[] {
  if (isGroup(row)) return [groupChannel(event, row.code)];
  if (!isRegistration(row)) return [applicationChannel(event, row)];
  return [workshopReservedChannel(event, row.code), workshopReserveCancelChannel(event)];
}

/** The protocol's 403, which does not reveal whether the channel exists. */
function refused(): HttpProblem {
  return new HttpProblem(403, notFound().errors);
}
