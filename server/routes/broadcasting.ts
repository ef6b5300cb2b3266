import type { broadcasting as contract } from '#engine/contract/broadcasting.ts';
import { workshopReserveCancelChannel, workshopReservedChannel } from '#engine/contract/live-messages.ts';
import { notFound } from '#server/domain/refusal.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import type { Handlers } from './handlers.ts';

/** As Pusher writes a socket's id. */
const socketId = /^\d{1,20}\.\d{1,20}$/;

/** Who may listen to which private channel: the bearer of a registration to its own and to that of its event. */
export const broadcastingHandlers: Handlers<typeof contract> = {
  authorizeChannel({ services, event: { document }, registration, body }) {
    const own = [
      workshopReservedChannel(document, registration.code),
      workshopReserveCancelChannel(document),
    ];
    const isOwn = own.some((channel) => body.channel_name === `private-${channel}`);
    if (!isOwn || !socketId.test(body.socket_id)) throw refused();
    return services.signChannel(body.socket_id, body.channel_name);
  },
};

/** 403 as clients of the protocol expect it, in the words that tell nothing of whether there is such a channel. */
function refused(): HttpProblem {
  return new HttpProblem(403, notFound().errors);
}
