import { useRef } from 'react';
import type { PageData } from '#engine/event/document-kind/page-data.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLiveMessage, useRevision } from './use-live.ts';

/**
 * Calls back when the organizer publishes a document that changes some data of open pages, as the kind of document says
 * (`engine/event/documents/KIND/kind.ts`). It is also called if one was published between the page's rendering and the
 * opening of the channel, or while the connection was lost. With a code, only a document of that code counts.
 */
export function useEventChanges(data: PageData, refresh: () => void, ofCode?: string): void {
  const { realtime } = useEvent();
  const seen = useRef(realtime.revision);
  /** Whether a revision is newer than the page's. */
  const isNews = (revision: number | undefined) => {
    if (seen.current === undefined || revision === undefined || revision <= seen.current) return false;
    seen.current = revision;
    return true;
  };
  useLiveMessage('ConfigurationPublished', ({ code, revision, refreshes }) => {
    isNews(revision);
    if (refreshes.includes(data) && (ofCode === undefined || code === ofCode)) refresh();
  });
  useRevision((revision) => {
    if (isNews(revision)) refresh();
  });
}
