import { useEffect, useState } from 'react';
import { dossierChannel, organizerChannel } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage } from '#src/api/realtime/use-live.ts';
import { useOrganizer } from '../api/use-organizer.ts';

/** The other organizers who have the same page open, by their addresses. `onChange` is called when anything has changed. */
export function useOthersHere(code: string, onChange: () => void): readonly string[] {
  const { realtime } = useEvent();
  const { event, session, email } = useOrganizer();
  const [emails, setEmails] = useState<readonly string[]>([]);
  useLiveMessage('DeskChanged', onChange, { name: organizerChannel(event, session) });
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    void import('./join-presence.ts').then(
      ({ joinPresence }) => {
        if (!isGone) leave = joinPresence(realtime.key, dossierChannel(event, code), setEmails);
      },
      () => {
        // Offline, other organizers are not shown.
      },
    );
    return () => {
      isGone = true;
      leave?.();
      setEmails([]);
    };
  }, [realtime.key, event, code]);
  return emails.filter((each) => each !== email);
}
