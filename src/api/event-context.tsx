import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Event } from '#engine/contract/event.ts';
import { keepWords } from '#engine/form/languages/own-words.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { textsIn } from '#src/lib/i18n/texts.ts';

const EventContext = createContext<Event | null>(null);

/** Provides this host's event and its own texts. */
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

/** This host's event. Throws outside of an EventProvider. */
export function useEvent(): Event {
  const event = useContext(EventContext);
  if (event === null) throw new Error('useEvent needs an EventProvider above it');
  return event;
}

/** This host's event, or null where there may be none. */
export function useEventIfKnown(): Event | null {
  return useContext(EventContext);
}
