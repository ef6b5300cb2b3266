import { useEffect, useEffectEvent } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import type { ConfigurationPublished } from './event-channel.ts';

/** Hears when the organizer publishes a document of this event; the websocket client is loaded on first use. */
export function useEventChanges(onPublished: (published: ConfigurationPublished) => void): void {
  const { realtime } = useEvent();
  const heard = useEffectEvent(onPublished);
  const { key, channel } = realtime;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import('./event-channel.ts').then(({ listenToEvent }) => {
      if (!gone) stop = listenToEvent({ key, channel }, (published) => heard(published));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [key, channel]);
}
