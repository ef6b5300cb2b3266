import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { channelName } from './channel-name.ts';
import { type ChannelCredentials, isChannelSignature } from './channel-signature.ts';
import { pusherErrors, readClientMessage, serverMessage } from './pusher-message.ts';
import type { RealtimeLimits } from './realtime-limits.ts';
import type { Subscriptions } from './subscriptions.ts';

/** One browser's connection: answers its messages and keeps its subscriptions. */
export class RealtimeSocket {
  readonly id = `${randomInt(1e9)}.${randomInt(1e9)}`;
  #answeredSincePing = true;
  readonly #socket: WebSocket;
  readonly #credentials: ChannelCredentials;
  readonly #subscriptions: Subscriptions<RealtimeSocket>;
  readonly #limits: RealtimeLimits;

  constructor(
    socket: WebSocket,
    credentials: ChannelCredentials,
    subscriptions: Subscriptions<RealtimeSocket>,
    limits: RealtimeLimits,
  ) {
    this.#socket = socket;
    this.#credentials = credentials;
    this.#subscriptions = subscriptions;
    this.#limits = limits;
    // The protocol speaks text; bytes are nothing it could mean.
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('pong', () => this.#alive());
    socket.on('close', () => subscriptions.removeAll(this));
    // The close that follows an error does the clearing up.
    socket.on('error', () => {});
    const data = { socket_id: this.id, activity_timeout: limits.activityTimeoutSeconds };
    this.send(serverMessage('pusher:connection_established', data));
  }

  send(message: string): void {
    // A client that reads too slowly would have everything it is sent kept for it here.
    if (this.#socket.bufferedAmount > this.#limits.bufferedBytes) this.#socket.terminate();
    else this.#socket.send(message);
  }

  /** Ends a connection that has not answered since the last call, and asks the others for an answer. */
  checkAlive(): void {
    if (this.#answeredSincePing) this.#socket.ping();
    else this.#socket.terminate();
    this.#answeredSincePing = false;
  }

  #alive(): void {
    this.#answeredSincePing = true;
  }

  #receive(text: string): void {
    this.#alive();
    const message = readClientMessage(text);
    switch (message.kind) {
      case 'ping':
        this.send(serverMessage('pusher:pong', {}));
        break;
      case 'pong':
        break;
      case 'subscribe':
        this.#subscribe(message.channel, message.auth);
        break;
      case 'unsubscribe':
        this.#subscriptions.remove(this, message.channel);
        break;
      case 'client-event':
        this.send(serverMessage('pusher:error', pusherErrors.clientEvent));
        break;
      case 'unknown':
        this.send(serverMessage('pusher:error', pusherErrors.notUnderstood));
        break;
      default:
        message satisfies never;
    }
  }

  #subscribe(channel: string, auth: unknown): void {
    const refusal = this.#refusal(channel, auth);
    if (refusal) {
      this.send(serverMessage('pusher:subscription_error', refusal, channel));
    } else {
      this.#subscriptions.add(this, channel);
      this.send(serverMessage('pusher_internal:subscription_succeeded', {}, channel));
    }
  }

  #refusal(channel: string, auth: unknown): { type: string; error: string; status: number } | undefined {
    if (!channelName.test(channel) || channel.startsWith('presence-')) {
      return { type: 'ChannelError', error: 'There is no such channel', status: 404 };
    }
    if (channel.startsWith('private-') && !isChannelSignature(this.#credentials, this.id, channel, auth)) {
      return { type: 'AuthError', error: 'The signature does not fit', status: 401 };
    }
    const full = this.#subscriptions.countOf(this) >= this.#limits.channelsPerSocket;
    if (full && !this.#subscriptions.has(this, channel)) {
      return { type: 'LimitReached', error: 'Too many channels', status: 429 };
    }
    return undefined;
  }
}
