import { useQueryClient } from '@tanstack/react-query';
import { applicationChannel } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage, useLiveState } from '#src/lib/realtime/use-live.ts';

/** Asks anew how an application stands when it was decided on or paid, or may have been while the connection was lost. */
export function useApplicationLive(flow: string, code: string): void {
  const event = useEvent();
  const queries = useQueryClient();
  const channel = { name: applicationChannel(event, { flow, code }) };
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['confirmation', code] });
    void queries.invalidateQueries({ queryKey: ['application-standing', code] });
  };
  useLiveMessage('ApplicationChanged', refresh, channel);
  useLiveState(refresh, channel);
}
