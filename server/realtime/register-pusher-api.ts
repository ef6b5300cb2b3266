import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { HttpProblem, leadsNowhere, unauthorized } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import type { Bus } from '#server/processes/bus.ts';
import { channelName } from './channel-name.ts';
import type { ChannelCredentials } from './channel-signature.ts';
import { Batch, Trigger } from './pusher-request.ts';
import { isSignedRequest } from './signed-request.ts';
import type { Realtime } from './start-realtime.ts';

/** The most bytes of data per message, as with Pusher. */
const MOST = 10_240;

type Message = { channel: string; name: string; data: string; socket_id?: string };
type Asking = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>;

/**
 * Adds Pusher's HTTP API below `/apps/{key}`, so that an organizer's program can send messages to open pages and query
 * channels with any Pusher server library. Messages can go to any channel: holders of the secret are trusted.
 */
export function registerPusherApi(
  server: FastifyInstance,
  credentials: ChannelCredentials,
  bus: Bus,
  realtime: Pick<Realtime, 'channels' | 'channel'>,
): void {
  const base = `/apps/${credentials.key}`;
  server.register(async (scope) => {
    // As it came: its hash is signed.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, body: string) => body,
    );
    // The address as it came: its parameters are signed.
    scope.addHook('preHandler', async ({ method, url, body }) => {
      const text = typeof body === 'string' ? body : '';
      if (!isSignedRequest(credentials, { method, url, body: text })) throw unauthorized();
    });
    const config = { body: 'json' } as const;

    const tell = async ({ channel, name, data, socket_id }: Message): Promise<void> => {
      await bus.tell({ topic: 'told', channel, name, data, ...(socket_id && { except: socket_id }) });
    };
    const about = (channel: string, info: string | undefined) => attributes(realtime, channel, info);

    scope.post(`${base}/events`, { config }, async ({ body }) => {
      const { name, data, channel, channels = [], socket_id, info } = read(Trigger, body);
      const all = channel === undefined ? channels : [channel];
      if (all.length === 0) throw notUnderstood();
      refuseTooMuch([data]);
      await Promise.all(
        all.map((each) => tell({ channel: each, name, data, ...(socket_id && { socket_id }) })),
      );
      return info === undefined
        ? {}
        : { channels: Object.fromEntries(all.map((each) => [each, about(each, info)])) };
    });

    scope.post(`${base}/batch_events`, { config }, async ({ body }) => {
      const { batch } = read(Batch, body);
      refuseTooMuch(batch.map(({ data }) => data));
      // In order.
      for (const message of batch) await tell(message);
      const isAsked = batch.some(({ info }) => info !== undefined);
      return isAsked
        ? { batch: batch.map(({ channel, info }) => (info === undefined ? {} : about(channel, info))) }
        : {};
    });

    scope.get(`${base}/channels`, async ({ query }: Asking) => {
      const prefix = String(query['filter_by_prefix'] ?? '');
      const info = textOf(query['info']);
      if (namesIn(info).includes('user_count') && !prefix.startsWith('presence-')) throw notOfPresence();
      const names = realtime.channels().filter((name) => name.startsWith(prefix));
      return { channels: Object.fromEntries(names.map((name) => [name, about(name, info)])) };
    });

    scope.get(`${base}/channels/:channel`, async ({ params, query }: Asking) => {
      const name = checked(params['channel']);
      return { occupied: realtime.channel(name).subscriptions > 0, ...about(name, textOf(query['info'])) };
    });

    scope.get(`${base}/channels/:channel/users`, async ({ params }: Asking) => {
      const name = checked(params['channel']);
      if (!name.startsWith('presence-')) throw notOfPresence();
      return { users: realtime.channel(name).users.map((id) => ({ id })) };
    });

    const terminate = async ({ params }: Asking, _: FastifyReply) => {
      await bus.tell({ topic: 'terminated', user: params['user'] ?? '' });
      return {};
    };
    scope.post(`${base}/users/:user/terminate_connections`, { config }, terminate);
  });
}

/** The requested attributes of a channel: subscriptions, and for a presence channel its users. */
function attributes({ channel }: Pick<Realtime, 'channel'>, name: string, info: string | undefined): object {
  const asked = namesIn(info);
  if (asked.includes('user_count') && !name.startsWith('presence-')) throw notOfPresence();
  const { subscriptions, users } = channel(name);
  return {
    ...(asked.includes('user_count') && { user_count: users.length }),
    ...(asked.includes('subscription_count') && { subscription_count: subscriptions }),
  };
}

function namesIn(info: string | undefined): string[] {
  return info?.split(',') ?? [];
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}

function checked(name = ''): string {
  if (!channelName.test(name)) throw leadsNowhere();
  return name;
}

function refuseTooMuch(texts: readonly string[]): void {
  if (texts.some((text) => Buffer.byteLength(text) > MOST)) {
    throw new HttpProblem(413, {
      data: [inEveryLanguage('requests.tooManyBytes', { MOST })],
    });
  }
}

function read<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  try {
    return Value.Parse(schema, JSON.parse(String(body)));
  } catch {
    throw notUnderstood();
  }
}

const notUnderstood = () =>
  new HttpProblem(400, {
    request: [inEveryLanguage('requests.notAMessage')],
  });

const notOfPresence = () =>
  new HttpProblem(400, {
    info: [inEveryLanguage('requests.presenceOnly')],
  });
