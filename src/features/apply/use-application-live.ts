import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applicationChannel } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { holdChannelToken } from '#src/lib/realtime/channel-tokens.ts';
import { useLiveMessage, useLiveState } from '#src/lib/realtime/use-live.ts';
import { applicationOf } from './current-application.ts';

/** Asks anew how an application stands when it was decided on or paid, or may have been while the connection was lost. */
export function useApplicationLive(flow: string, code: string): void {
  const event = useEvent();
  const queries = useQueryClient();
  const channel = { name: applicationChannel(event, { flow, code }) };
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['confirmation', code] });
    void queries.invalidateQueries({ queryKey: ['application-standing', code] });
  };
  // By the token that this page was opened with: whoever begins another application here has another one by then.
  const [token] = useState(() => applicationOf(flow).tokens.read());
  useEffect(() => holdChannelToken(channel.name, token), [channel.name, token]);
  useLiveMessage('ApplicationChanged', refresh, channel);
  useLiveState(refresh, channel);
}
