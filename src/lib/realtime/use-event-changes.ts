import { useRef } from 'react';
import type { ConfigurationPublished } from '#engine/contract/live-messages.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage, useRevision } from './use-live.ts';

/**
 * Calls back when the organizer publishes a document of this event. `onMissed` is called if one was published between
 * the page's rendering and the opening of the channel, or while the connection was lost.
 */
export function useEventChanges(
  onPublished: (published: ConfigurationPublished) => void,
  onMissed: () => void,
): void {
  const { realtime } = useEvent();
  const seen = useRef(realtime.revision);
  /** Whether a revision is newer than the page's. */
  const isNews = (revision: number | undefined) => {
    if (seen.current === undefined || revision === undefined || revision <= seen.current) return false;
    seen.current = revision;
    return true;
  };
  useLiveMessage('ConfigurationPublished', (published) => {
    isNews(published.revision);
    onPublished(published);
  });
  useRevision((revision) => {
    if (isNews(revision)) onMissed();
  });
}
