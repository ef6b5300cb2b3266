import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveMessage } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useOrganizer } from '../api/use-organizer.ts';

/** A message on a presence channel; it is also taken as missed each time the channel opens again. */
interface News {
  readonly name: LiveMessage;
  onNews(): void;
}

/** The other organizers who have the same thing open, by their addresses. */
export function useOthersHere(channel: string, news?: News): readonly string[] {
  const { realtime } = useEvent();
  const { email } = useOrganizer();
  const [emails, setEmails] = useState<readonly string[]>([]);
  const hear = useEffectEvent(() => news?.onNews());
  const name = news?.name;
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    void import('./join-presence.ts').then(
      ({ joinPresence }) => {
        const heard = { onMembers: setEmails, ...(name && { name, onNews: () => hear() }) };
        if (!isGone) leave = joinPresence(realtime.key, channel, heard);
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
  }, [realtime.key, channel, name]);
  return emails.filter((each) => each !== email);
}
