import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Event } from '#engine/contract/event.ts';
import { speaksDefault } from '#engine/event/addresses/locale-prefix.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { eventQuery } from '#src/api/queries.ts';
import { browserLocale } from '#src/lib/i18n/browser-locale.ts';
import { readLocaleCookie, writeLocaleCookie } from '#src/lib/i18n/locale-cookie.ts';
import { decideLocale } from '#src/lib/i18n/locale-decision.ts';
import { namesLocale, publicPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useSiteAddress } from '#src/lib/navigation/site-address.tsx';
import { keepTimezoneOf } from '#src/lib/persisted/timezone.ts';
import { applyTheme } from '#src/ui/theme.ts';
import { EventFault, eventFaultOf } from './event-fault.tsx';
import { liveRedirectOf } from './live-redirect.ts';
import { SiteSkeleton } from './site-skeleton.tsx';

/** How often a lost connection is tried again, in milliseconds. */
const RECONNECTING = 10_000;
const isConnectionLost = (error: unknown) => error !== null && eventFaultOf(error) === 'event_offline';

/** Renders pages once the event is loaded, in one of its languages and on its own domain. */
export function EventGate({ children }: { children: ReactNode }) {
  const event = useQuery({
    ...eventQuery(useCall()),
    refetchInterval: ({ state }) => (isConnectionLost(state.error) ? RECONNECTING : false),
  });
  if (event.data) return <OpenGate event={event.data}>{children}</OpenGate>;
  if (event.error) {
    return (
      <EventFault error={event.error} retrying={event.isFetching} onRetry={() => void event.refetch()} />
    );
  }
  return <SiteSkeleton />;
}

function OpenGate({ event, children }: { event: Event; children: ReactNode }) {
  const queries = useQueryClient();
  const live = liveRedirectOf(event, useSiteAddress());
  useEffect(() => {
    if (live === undefined) return;
    // Nothing else is loaded from this host (spec §4), and pending requests are dropped.
    void queries.cancelQueries();
    window.location.replace(live);
  }, [live, queries]);
  return live === undefined ? <LocaleGate event={event}>{children}</LocaleGate> : null;
}

function LocaleGate({ event, children }: { event: Event; children: ReactNode }) {
  const { pathname, search, hash, state, key } = useLocation();
  const shown = useLocale();
  const remembered = useRememberedAt(key);
  const decided = decideLocale({
    pathname,
    languages: event.languages,
    language: event.language,
    // The server has redirected already if necessary.
    isArrival: false,
    remembered,
    browser: typeof navigator === 'undefined' ? undefined : browserLocale(navigator.languages),
  });

  // Spec §4: the event's language is set and stored, unless the visitor has chosen one since. A visitor who came to an
  // English page of an event in another language stays in English.
  const isLeft = decided !== shown;
  const isNamed = namesLocale(pathname) && !speaksDefault(event.language);
  const wanted = isNamed ? decided : event.language;
  useEffect(() => {
    const save = isLeft ? decided : readLocaleCookie() === undefined ? wanted : undefined;
    if (save !== undefined) writeLocaleCookie(save);
  }, [isLeft, decided, wanted]);

  const { theme_system } = event.theme;
  // A server-rendered page has its theme already; setting it again would restyle everything.
  const { decided: cameDrawn } = useSiteAddress();
  const drawnIn = useRef(cameDrawn && theme_system);
  // Before the first paint: a page must not be seen in another event's colours.
  useLayoutEffect(() => {
    if (drawnIn.current !== theme_system) applyTheme(document.documentElement, theme_system);
    drawnIn.current = undefined;
  }, [theme_system]);
  useLayoutEffect(() => keepTimezoneOf(event.event_code), [event.event_code]);

  if (isLeft) {
    return (
      <Navigate
        replace
        to={{ pathname: publicPath(pathname, decided, event.language), search, hash }}
        state={state}
      />
    );
  }
  return <EventProvider value={event}>{children}</EventProvider>;
}

/**
 * The language cookie when this address was opened: a language chosen later is a navigation, not a redirect. The server
 * may have decided for the first address.
 */
function useRememberedAt(key: string): Locale | undefined {
  const { decided } = useSiteAddress();
  const [arrival, setArrival] = useState(() => ({ key, locale: decided ?? readLocaleCookie() }));
  if (arrival.key === key) return arrival.locale;
  const next = { key, locale: readLocaleCookie() };
  setArrival(next);
  return next.locale;
}
