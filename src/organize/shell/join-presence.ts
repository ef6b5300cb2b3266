import type { PresenceChannel } from 'pusher-js';
import type { LiveMessage } from '#engine/contract/live-messages.ts';
import { connect } from '#src/api/realtime/connection.ts';

/** What is heard on a presence channel. */
interface Heard {
  /** Who is on it, by their addresses, on every change. */
  onMembers(emails: readonly string[]): void;
  /** The message that `onNews` is called for. */
  readonly name?: LiveMessage;
  /** Called for each message, and when the channel opens: messages before that were missed. */
  onNews?(): void;
}

/** Joins a presence channel; returns a function that leaves. */
export function joinPresence(key: string, channel: string, { onMembers, name, onNews }: Heard): () => void {
  const { echo, pusher } = connect(key);
  echo.join(channel);
  const subscribed = pusher.channel(`presence-${channel}`);
  const tell = () => {
    const emails: string[] = [];
    (subscribed as PresenceChannel).members.each(({ id }: { id: string }) => emails.push(id));
    onMembers(emails.toSorted());
  };
  const opened = 'pusher:subscription_succeeded';
  const listeners: [string, () => void][] = [
    [opened, tell],
    ['pusher:member_added', tell],
    ['pusher:member_removed', tell],
  ];
  if (name && onNews) listeners.push([opened, onNews], [name, onNews]);
  for (const [event, listener] of listeners) subscribed?.bind(event, listener);
  return () => {
    for (const [event, listener] of listeners) subscribed?.unbind(event, listener);
    echo.leave(channel);
  };
}
