import { dossierChannel, organizerChannel } from '#engine/contract/live-messages.ts';
import type { overview as contract } from '#engine/contract/overview.ts';
import { readOverview } from '#server/desk/overview/read-overview.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { socketId } from './broadcasting.ts';
import type { Handlers } from './handlers.ts';

const dossierCode = /^[A-Z0-9-]{1,20}$/;

/** The organizers' first page, and the channels on which the desk hears of changes and of each other. */
export const overviewHandlers: Handlers<typeof contract> = {
  getOverview: ({ services: { db, configuration }, event }) =>
    readOverview(db, configuration, event.document),

  authorizeDesk({ services, eventCode, organizer, body: { socket_id, channel_name } }) {
    const refused = new HttpProblem(403, notFound().errors);
    if (organizer.kind !== 'person' || !socketId.test(socket_id)) throw refused;
    if (channel_name === `private-${organizerChannel(eventCode, organizer.session)}`)
      return services.signChannel(socket_id, channel_name);
    const shared = `presence-${dossierChannel(eventCode, '')}`;
    if (!channel_name.startsWith(shared) || !dossierCode.test(channel_name.slice(shared.length)))
      throw refused;
    return services.signChannel(socket_id, channel_name, JSON.stringify({ user_id: organizer.email }));
  },
};
