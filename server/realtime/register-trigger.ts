import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { HttpProblem, unauthorized } from '#server/http/http-problem.ts';
import type { Bus } from './bus.ts';
import { channelName } from './channel-name.ts';
import type { ChannelCredentials } from './channel-signature.ts';
import { isSignedRequest } from './signed-request.ts';

const Trigger = Type.Object({
  // What the protocol itself says is not for others to say.
  name: Type.String({ maxLength: 200, pattern: '^(?!pusher)' }),
  channels: Type.Array(Type.String({ pattern: channelName.source }), { minItems: 1, maxItems: 100 }),
  data: Type.String(),
  socket_id: Type.Optional(Type.String({ pattern: '^\\d{1,20}\\.\\d{1,20}$' })),
});

/** So many bytes of data are told: PostgreSQL carries no more than 8,000 to another process, quotes escaped. */
const MOST = 3_500;

/**
 * Adds `POST /apps/{key}/events`, so that an organizer's own program tells open pages something with any server library
 * of Pusher's. Messages to everybody and to a registration's private channel alike: who has the secret is trusted.
 */
export function registerTrigger(server: FastifyInstance, credentials: ChannelCredentials, bus: Bus): void {
  server.register(async (scope) => {
    // As it came: its hash is signed.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, body: string) => body,
    );
    scope.post(
      `/apps/${credentials.key}/events`,
      { config: { body: 'json' } },
      async ({ method, url, body }) => {
        const text = typeof body === 'string' ? body : '';
        if (!isSignedRequest(credentials, { method, url, body: text })) throw unauthorized();
        const { name, channels, data, socket_id } = readTrigger(text);
        if (Buffer.byteLength(data) > MOST) throw tooMuch;
        await Promise.all(
          channels.map((channel) =>
            bus.tell({ topic: 'told', channel, name, data, ...(socket_id && { except: socket_id }) }),
          ),
        );
        return {};
      },
    );
  });
}

function readTrigger(text: string) {
  try {
    return Value.Parse(Trigger, JSON.parse(text));
  } catch {
    throw new HttpProblem(400, {
      request: [{ en: 'is not a message that can be told.', fr: 'n’est pas un message à transmettre.' }],
    });
  }
}

const tooMuch = new HttpProblem(413, {
  data: [{ en: `may have ${MOST} bytes at most.`, fr: `peut compter au plus ${MOST} octets.` }],
});
