import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Event } from '#engine/contract/event.ts';
import { keepWords } from '#engine/languages/own-words.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { textsIn } from '#src/lib/i18n/texts.ts';

const EventContext = createContext<Event | null>(null);

/** Gives the components below it the event of this host, once it is there, and speaks in its own words. */
export function EventProvider({ value, children }: { readonly value: Event; readonly children: ReactNode }) {
  const locale = useLocale();
  const { words } = value;
  const texts = useMemo(() => {
    keepWords(words ?? {});
    return words && textsIn(locale, words);
  }, [locale, words]);
  return (
    <EventContext value={value}>
      {texts ? <I18nextProvider i18n={texts}>{children}</I18nextProvider> : children}
    </EventContext>
  );
}

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
