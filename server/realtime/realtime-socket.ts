import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { pusherErrors, readClientMessage, serverMessage } from '#engine/contract/pusher-message.ts';
import { channelName } from './channel-name.ts';
import {
  type ChannelCredentials,
  isChannelSignature,
  presenceScope,
  userScope,
} from './channel-signature.ts';
import { type Member, membersOf, presenceData, readMember, readUser } from './presence.ts';
import type { RealtimeLimits } from './realtime-limits.ts';
import type { Subscriptions } from './subscriptions.ts';

interface SocketOptions extends ChannelCredentials {
  /** The data sent when a public channel opens. */
  opened?(channel: string): object;
}

/** One browser's connection: answers its messages and keeps its subscriptions. */
export class RealtimeSocket {
  readonly id = `${randomInt(1e9)}.${randomInt(1e9)}`;
  #answeredSincePing = true;
  /** The signed-in user of this connection, and its members on presence channels. */
  #user: string | undefined;
  readonly #members = new Map<string, Member>();
  readonly #socket: WebSocket;
  readonly #options: SocketOptions;
  readonly #subscriptions: Subscriptions<RealtimeSocket>;
  readonly #limits: RealtimeLimits;

  constructor(
    socket: WebSocket,
    options: SocketOptions,
    subscriptions: Subscriptions<RealtimeSocket>,
    limits: RealtimeLimits,
  ) {
    this.#socket = socket;
    this.#options = options;
    this.#subscriptions = subscriptions;
    this.#limits = limits;
    // The protocol speaks text; bytes are nothing it could mean.
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('pong', () => this.#alive());
    socket.on('close', () => this.#leaveAll());
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

  /** The member of this connection on a presence channel. */
  memberOf(channel: string): Member | undefined {
    return this.#members.get(channel);
  }

  /** Whether a user is connected by it. */
  isOf(user: string): boolean {
    return this.#user === user || [...this.#members.values()].some(({ user_id }) => user_id === user);
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
        this.#subscribe(message.channel, message.auth, message.channelData);
        break;
      case 'signin':
        this.#signIn(message.auth, message.userData);
        break;
      case 'unsubscribe':
        this.#leave(message.channel);
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

  #subscribe(channel: string, auth: unknown, channelData: unknown): void {
    const member = channel.startsWith('presence-') ? readMember(channelData) : undefined;
    const scope = member ? presenceScope(channel, String(channelData)) : channel;
    const refusal = this.#refusal(channel, scope, auth);
    if (refusal) {
      this.send(serverMessage('pusher:subscription_error', refusal, channel));
      return;
    }
    const others = membersOf(this.#subscriptions.of(channel), channel);
    this.#subscriptions.add(this, channel);
    if (member) this.#members.set(channel, member);
    const there = member
      ? presenceData(membersOf(this.#subscriptions.of(channel), channel))
      : (this.#options.opened?.(channel) ?? {});
    this.send(serverMessage('pusher_internal:subscription_succeeded', there, channel));
    if (member && !others.has(member.user_id)) this.#tellOthers(channel, 'member_added', member);
  }

  #leave(channel: string): void {
    const member = this.#members.get(channel);
    this.#members.delete(channel);
    this.#subscriptions.remove(this, channel);
    const isGone = member && !membersOf(this.#subscriptions.of(channel), channel).has(member.user_id);
    if (isGone) this.#tellOthers(channel, 'member_removed', { user_id: member.user_id });
  }

  #leaveAll(): void {
    for (const channel of this.#subscriptions.channelsOf(this)) this.#leave(channel);
    this.#subscriptions.removeAll(this);
  }

  #tellOthers(channel: string, what: 'member_added' | 'member_removed', member: Member): void {
    const message = serverMessage(`pusher_internal:${what}`, member, channel);
    for (const other of this.#subscriptions.of(channel)) if (other !== this) other.send(message);
  }

  #signIn(auth: unknown, userData: unknown): void {
    const user = readUser(userData);
    const isSigned = isChannelSignature(this.#options, this.id, userScope(String(userData)), auth);
    if (user === undefined || !isSigned) {
      this.send(serverMessage('pusher:error', pusherErrors.notAuthorized));
      this.#socket.close(pusherErrors.notAuthorized.code, pusherErrors.notAuthorized.message);
      return;
    }
    this.#user = user;
    this.send(serverMessage('pusher:signin_success', { user_data: userData }));
  }

  #refusal(
    channel: string,
    scope: string,
    auth: unknown,
  ): { type: string; error: string; status: number } | undefined {
    if (!channelName.test(channel)) {
      return { type: 'ChannelError', error: 'There is no such channel', status: 404 };
    }
    const isGuarded = channel.startsWith('private-') || channel.startsWith('presence-');
    // A presence channel needs a member.
    const isNamed = !channel.startsWith('presence-') || scope !== channel;
    if (isGuarded && !(isNamed && isChannelSignature(this.#options, this.id, scope, auth))) {
      return { type: 'AuthError', error: 'The signature does not fit', status: 401 };
    }
    const full = this.#subscriptions.countOf(this) >= this.#limits.channelsPerSocket;
    if (full && !this.#subscriptions.has(this, channel)) {
      return { type: 'LimitReached', error: 'Too many channels', status: 429 };
    }
    return undefined;
  }
}
