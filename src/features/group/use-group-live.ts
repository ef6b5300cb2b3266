import { groupChannel } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';

/** Hears that something of a group has changed, or may have while the connection was lost; whether it hears now. */
export function useGroupLive(group_code: string | undefined, onChange: () => void): boolean {
  const event = useEvent();
  const channel = { name: group_code === undefined ? undefined : groupChannel(event, group_code) };
  useLiveMessage('GroupChanged', onChange, channel);
  return useLiveState(onChange, channel) === 'connected';
}
