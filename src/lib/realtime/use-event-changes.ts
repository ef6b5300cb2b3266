import type { ConfigurationPublished } from '#engine/contract/live-messages.ts';
import { useLiveMessage } from './use-live.ts';

/** Hears when the organizer publishes a document of this event. */
export function useEventChanges(onPublished: (published: ConfigurationPublished) => void): void {
  useLiveMessage('ConfigurationPublished', onPublished);
}
