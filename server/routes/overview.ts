import { organizerChannel } from '#engine/contract/live-messages.ts';
import type { overview as contract } from '#engine/contract/overview.ts';
import { readOverview } from '#server/desk/overview/read-overview.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { socketId } from './broadcasting.ts';
import type { Handlers } from './handlers.ts';

/** The organizers' first page, and the channel on which it hears of changes. */
export const overviewHandlers: Handlers<typeof contract> = {
  getOverview: ({ services: { db, configuration }, event }) =>
    readOverview(db, configuration, event.document),

  authorizeDesk({ services, eventCode, organizer, body }) {
    const own = organizer.kind === 'person' && `private-${organizerChannel(eventCode, organizer.session)}`;
    if (body.channel_name !== own || !socketId.test(body.socket_id))
      throw new HttpProblem(403, notFound().errors);
    return services.signChannel(body.socket_id, body.channel_name);
  },
};
