import { createContext, useContext } from 'react';
import type { Event } from '#engine/contract/event.ts';

const EventContext = createContext<Event | null>(null);

/** Gives the components below it the event of this host, once it is there. */
export const EventProvider = EventContext.Provider;

/** The event of this host. Throws outside an EventProvider: pages are drawn only when it is there. */
export function useEvent(): Event {
  const event = useContext(EventContext);
  if (event === null) throw new Error('useEvent needs an EventProvider above it');
  return event;
}

/** The event of this host, for what is also drawn where there is none. */
export function useEventIfKnown(): Event | null {
  return useContext(EventContext);
}
