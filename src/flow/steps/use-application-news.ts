import { useEffect } from 'react';
import { applicationChannel } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { holdChannelToken } from '#src/api/realtime/channel-tokens.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';

interface FollowedApplication {
  readonly flow: string;
  readonly code: string;
  /** Opens its channel: another application may be under way on this device by the time the socket is there. */
  readonly token: string | undefined;
}

/** Calls back when someone else changed an application, or may have during a lost connection. */
export function useApplicationNews({ flow, code, token }: FollowedApplication, onNews: () => void): void {
  const channel = { name: applicationChannel(useEvent(), { flow, code }) };
  useEffect(() => holdChannelToken(channel.name, token), [channel.name, token]);
  useLiveMessage('ApplicationChanged', onNews, channel);
  useLiveState(onNews, channel);
}
