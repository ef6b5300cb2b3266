import Type from 'typebox';
import { channelName } from './channel-name.ts';

const channel = Type.String({ pattern: channelName.source });
const message = {
  // The protocol's own events cannot be sent.
  name: Type.String({ maxLength: 200, pattern: '^(?!pusher)' }),
  data: Type.String(),
  socket_id: Type.Optional(Type.String({ pattern: '^\\d{1,20}\\.\\d{1,20}$' })),
  /** The requested attributes of channels: `user_count`, `subscription_count`, joined by a comma. */
  info: Type.Optional(Type.String({ maxLength: 100 })),
};

/** One message to some channels (Pusher HTTP API, "POST event"). */
export const Trigger = Type.Object({
  ...message,
  channel: Type.Optional(channel),
  channels: Type.Optional(Type.Array(channel, { minItems: 1, maxItems: 100 })),
});

/** Several messages, each to one channel ("POST batch events"). */
export const Batch = Type.Object({
  batch: Type.Array(Type.Object({ ...message, channel }), { minItems: 1, maxItems: 10 }),
});
