import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { pusherErrors, serverMessage, serverMessageOf } from '#engine/contract/pusher-message.ts';
import { readUrl } from '#engine/form/format/read-url.ts';
import { hostnameOf } from '#server/http/event-host.ts';
import { type ChannelCredentials, presenceScope, signChannel } from './channel-signature.ts';
import { membersOf } from './presence.ts';
import { defaultRealtimeLimits, type RealtimeLimits } from './realtime-limits.ts';
import { RealtimeSocket } from './realtime-socket.ts';
import { Subscriptions } from './subscriptions.ts';

export type Realtime = {
  /** Sends an event to everyone of this process on a channel, except the socket that caused it. */
  broadcast(channel: string, event: string, data: unknown, exceptSocketId?: string): void;
  /** The same with data that is text already, as another program wrote it. */
  relay(channel: string, event: string, data: string, exceptSocketId?: string): void;
  /** The answer of /api/broadcasting/auth, once the caller has made sure that this channel is the asker's to hear. */
  authorize(
    socketId: string,
    channel: string,
    /** Of a presence channel: the member, as JSON with `user_id`. */
    member?: string,
  ): { auth: string; channel_data?: string };
  connectionCount(): number;
  /** The channels with subscribers in this process. */
  channels(): string[];
  /** How many connections are on a channel, and of a presence channel which users, in this process. */
  channel(name: string): { subscriptions: number; users: string[] };
  /** Closes the connections in this process of a user who signed in or is on a presence channel. */
  terminate(user: string): void;
  /** Closes the connections in this process on a channel whose session has ended; they do not reconnect. */
  closeChannel(name: string): void;
  close(): Promise<void>;
};

export type RealtimeOptions = ChannelCredentials & {
  /** Whether an event is served under a host name; pages of other sites may not connect. */
  isKnownHost(hostname: string): boolean;
  limits?: Partial<RealtimeLimits>;
  /** The data sent when a public channel opens. */
  opened?(channel: string): object;
  /** Whether an upgrade belongs to another listener on the same server, such as hot reload in development. */
  isForOthers?(request: IncomingMessage): boolean;
};

/** Speaks the Pusher protocol at `/app/{key}` of a server that runs anyway; the caller closes it before the server. */
export function startRealtime(server: Server, options: RealtimeOptions): Realtime {
  const limits = { ...defaultRealtimeLimits, ...options.limits };
  const websockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    clientTracking: false,
  });
  const subscriptions = new Subscriptions<RealtimeSocket>();
  const sockets = new Map<RealtimeSocket, WebSocket>();

  const accept = (websocket: WebSocket, key: string, version: string | null): void => {
    const refused = key === options.key ? refusedVersion(version) : pusherErrors.unknownKey;
    if (refused) {
      refuse(websocket, refused);
    } else if (sockets.size >= limits.connections) {
      refuse(websocket, pusherErrors.overCapacity);
    } else {
      const socket = new RealtimeSocket(websocket, options, subscriptions, limits);
      sockets.set(socket, websocket);
      websocket.once('close', () => sockets.delete(socket));
    }
  };
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (options.isForOthers?.(request)) return;
    const [, key, query] = /^\/app\/([^/?]+)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
    const version = new URLSearchParams(query).get('protocol');
    if (key === undefined || !isFromKnownHost(request, options.isKnownHost)) notHere(socket);
    else websockets.handleUpgrade(request, socket, head, (websocket) => accept(websocket, key, version));
  };
  server.on('upgrade', onUpgrade);
  const heartbeat = setInterval(() => {
    for (const socket of sockets.keys()) socket.checkAlive();
  }, limits.activityTimeoutSeconds * 1000);
  heartbeat.unref();

  const relay: Realtime['relay'] = (channel, event, data, exceptSocketId) => {
    const message = serverMessageOf(event, data, channel);
    for (const socket of subscriptions.of(channel)) if (socket.id !== exceptSocketId) socket.send(message);
  };

  return {
    broadcast: (channel, event, data, exceptSocketId) =>
      relay(channel, event, JSON.stringify(data), exceptSocketId),
    relay,
    authorize(socketId, channel, member) {
      if (member === undefined) return { auth: signChannel(options, socketId, channel) };
      return { auth: signChannel(options, socketId, presenceScope(channel, member)), channel_data: member };
    },
    connectionCount: () => sockets.size,
    channels: () => subscriptions.names(),
    channel(name) {
      const connections = [...subscriptions.of(name)];
      return { subscriptions: connections.length, users: [...membersOf(connections, name).keys()] };
    },
    terminate(user) {
      for (const [socket, websocket] of sockets)
        if (socket.isOf(user)) refuse(websocket, pusherErrors.notAuthorized);
    },
    closeChannel(name) {
      for (const socket of [...subscriptions.of(name)]) {
        const websocket = sockets.get(socket);
        if (websocket) refuse(websocket, pusherErrors.notAuthorized);
      }
    },
    async close() {
      clearInterval(heartbeat);
      server.off('upgrade', onUpgrade);
      // 1012, service restart: clients reconnect by themselves.
      await Promise.all([...sockets.values()].map((websocket) => closeSocket(websocket)));
    },
  };
}

function isFromKnownHost(request: IncomingMessage, isKnownHost: (hostname: string) => boolean): boolean {
  const { host, origin } = request.headers;
  if (!isKnownHost(hostnameOf(host))) return false;
  // Only browsers send an origin, and only they can be led here by a page of another site.
  if (origin === undefined) return true;
  const address = readUrl(origin);
  return address !== undefined && isKnownHost(address.hostname);
}

/** The protocol versions in which data is a separate string, as it is sent here. */
const versions = { oldest: 5, newest: 7 };

function refusedVersion(version: string | null): { code: number; message: string } | undefined {
  if (version === null || version === '') return pusherErrors.noVersion;
  if (!/^\d{1,4}$/.test(version)) return pusherErrors.unreadableVersion;
  const isKnown = Number(version) >= versions.oldest && Number(version) <= versions.newest;
  return isKnown ? undefined : pusherErrors.unsupportedVersion;
}

function notHere(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

function refuse(websocket: WebSocket, error: { code: number; message: string }): void {
  websocket.on('error', () => {});
  websocket.send(serverMessage('pusher:error', error));
  websocket.close(error.code, error.message);
}

function closeSocket(websocket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    // A client that does not answer the close is disconnected.
    const impatience = setTimeout(() => websocket.terminate(), 1000);
    websocket.once('close', () => {
      clearTimeout(impatience);
      resolve();
    });
    websocket.close(1012);
  });
}
