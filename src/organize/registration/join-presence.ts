import type { PresenceChannel } from 'pusher-js';
import { connect } from '#src/api/realtime/connection.ts';

/** Joins a presence channel and tells who is on it, by their addresses, on every change; returns a function that leaves. */
export function joinPresence(
  key: string,
  channel: string,
  onMembers: (emails: readonly string[]) => void,
): () => void {
  const { echo, pusher } = connect(key);
  echo.join(channel);
  const subscribed = pusher.channel(`presence-${channel}`);
  const tell = () => {
    const emails: string[] = [];
    (subscribed as PresenceChannel).members.each(({ id }: { id: string }) => emails.push(id));
    onMembers(emails.toSorted());
  };
  const events = ['pusher:subscription_succeeded', 'pusher:member_added', 'pusher:member_removed'];
  for (const event of events) subscribed?.bind(event, tell);
  return () => {
    for (const event of events) subscribed?.unbind(event, tell);
    echo.leave(channel);
  };
}
