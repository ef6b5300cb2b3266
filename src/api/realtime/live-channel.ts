import type { LiveMessage, LiveMessages } from '#engine/contract/live-messages.ts';
import { connect } from './connection.ts';
import { readLiveMessage, readRevision } from './read-live-message.ts';

/** A channel of live messages; a private one is opened with the visitor's token. */
export interface LiveChannel {
  readonly key: string;
  readonly name: string;
  readonly isPrivate: boolean;
}

const users = new Map<string, number>();
/** The revision that each open channel has named last. */
const revisions = new Map<string, number>();

function open({ key, name, isPrivate }: LiveChannel) {
  const { echo } = connect(key);
  return isPrivate ? echo.private(name) : echo.channel(name);
}

/** Keeps a channel open while it has listeners; returns a function that releases it. */
function hold(channel: LiveChannel): () => void {
  if (!users.get(channel.name)) keepRevision(channel);
  users.set(channel.name, (users.get(channel.name) ?? 0) + 1);
  return () => {
    const left = (users.get(channel.name) ?? 1) - 1;
    users.set(channel.name, left);
    if (left > 0) return;
    revisions.delete(channel.name);
    connect(channel.key).echo.leave(channel.name);
  };
}

/** Keeps the revision that the channel names, whether anybody listens for it yet or not. */
function keepRevision(channel: LiveChannel): void {
  open(channel);
  const keep = (data: unknown) => {
    const revision = readRevision(data);
    if (revision !== undefined) revisions.set(channel.name, revision);
  };
  const subscribed = connect(channel.key).pusher.channel(channel.name);
  subscribed?.bind('pusher:subscription_succeeded', keep);
  subscribed?.bind('ConfigurationPublished', keep);
}

/** Listens for one kind of message on a channel; returns a function that stops it. */
export function listenOn<Name extends LiveMessage>(
  channel: LiveChannel,
  name: Name,
  hear: (data: LiveMessages[Name]) => void,
): () => void {
  const letGo = hold(channel);
  const heard = (data: unknown) => {
    const message = readLiveMessage(name, data);
    if (message) hear(message);
  };
  const subscribed = open(channel).listen(`.${name}`, heard);
  return () => {
    subscribed.stopListening(`.${name}`, heard);
    letGo();
  };
}

/** Reports the latest revision of an event's channel, if any, and each new one. */
export function watchRevision(channel: LiveChannel, tell: (revision: number) => void): () => void {
  const letGo = hold(channel);
  open(channel);
  const subscribed = connect(channel.key).pusher.channel(channel.name);
  const onOpen = (data: unknown) => {
    const revision = readRevision(data);
    if (revision !== undefined) tell(revision);
  };
  subscribed?.bind('pusher:subscription_succeeded', onOpen);
  // Another listener opened it, who may know a newer revision.
  const last = revisions.get(channel.name);
  if (last !== undefined) tell(last);
  return () => {
    subscribed?.unbind('pusher:subscription_succeeded', onOpen);
    letGo();
  };
}

/** Calls back each time a channel opens, such as after a lost connection: messages meanwhile were missed. */
export function whenOpen(channel: LiveChannel, onOpen: () => void): () => void {
  const letGo = hold(channel);
  const prefix = channel.isPrivate ? 'private-' : '';
  open(channel);
  const subscribed = connect(channel.key).pusher.channel(prefix + channel.name);
  subscribed?.bind('pusher:subscription_succeeded', onOpen);
  return () => {
    subscribed?.unbind('pusher:subscription_succeeded', onOpen);
    letGo();
  };
}
