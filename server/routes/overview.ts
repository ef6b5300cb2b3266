import type { overview as contract } from '#engine/contract/overview.ts';
import { readOverview } from '#server/desk/overview/read-overview.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { permissionsOf } from '#server/organizers/organizer.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { channelPermission } from './authorize-desk.ts';
import { socketId } from './broadcasting.ts';
import type { Handlers } from './handlers.ts';

/** The organizers' first page, and the channels on which the desk hears of changes and of each other. */
export const overviewHandlers: Handlers<typeof contract> = {
  getOverview: ({ services: { db, configuration }, event }) =>
    readOverview(db, configuration, event.document),

  authorizeDesk({ services, eventCode, organizer, body: { socket_id, channel_name } }) {
    const refused = new HttpProblem(403, notFound().errors);
    if (organizer.kind !== 'person' || !socketId.test(socket_id)) throw refused;
    const permission = channelPermission(channel_name, eventCode, organizer.session);
    if (!permission || !permissionsOf(organizer).includes(permission)) throw refused;
    return channel_name.startsWith('private-')
      ? services.signChannel(socket_id, channel_name)
      : services.signChannel(socket_id, channel_name, JSON.stringify({ user_id: organizer.email }));
  },
};
