import { workshopReservedChannel } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage } from '#src/api/realtime/use-live.ts';

/** Calls back when a registration was paid for by its group, removed from it, or cancelled on another page. */
export function useRegistrationLive(code: string | undefined, onChange: () => void): void {
  const event = useEvent();
  const name = code === undefined ? undefined : workshopReservedChannel(event, code);
  useLiveMessage('RegistrationChanged', onChange, { name });
}
