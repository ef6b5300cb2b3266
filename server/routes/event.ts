import type { Event, event as eventContract } from '#engine/contract/event.ts';
import { eventChannel } from '#engine/contract/live-messages.ts';
import { activeServices } from '#engine/event/documents/event/analytics-origins.ts';
import { activeHomepage } from '#server/configuration/active-homepage.ts';
import { askedLastName } from '#server/configuration/asked-last-name.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { Versioned } from '#server/configuration/configuration-store.ts';
import { pageFeatures } from '#server/configuration/page-paths.ts';
import { hostnameOf } from '#server/http/event-host.ts';
import { resolveConfiguredHost } from '#server/http/event-hosts.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { liveDomainOf } from '#server/http/live-domain.ts';
import { isOpen } from '#server/inventory/event-state.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { productList } from '#server/lists/product-list.ts';
import { eventSchema } from '#server/pages/event-schema.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

const unknown = (field: string) => new HttpProblem(404, { [field]: [inEveryLanguage('requests.unknown')] });

/** The event of this host, and what every page needs to know about it. */
export const eventHandlers: Handlers<typeof eventContract> = {
  getClientEventFromDomain({ params, eventCode, event, services }) {
    const served = resolveConfiguredHost(services.configuration)(hostnameOf(params.domain));
    // A host does not reveal what others serve.
    if (served !== eventCode) throw unknown('domain');
    return eventView(event, services);
  },
  getClientEventSchema: ({ services, event }) => eventSchema(services.configuration, event),
  getEventDays: ({ event }) => event.document.days,
  getEventTrack: ({ event }) => event.document.tracks,
  getTrackInformationBySeo({ params, event }) {
    const track = event.document.tracks.find(({ seo }) => seo === params.seo);
    if (!track) throw unknown('seo');
    return { ID: track.ID, code: track.code, name: track.name };
  },
  getTimeZones: () => productList('time_zones') ?? [],
};

function eventView(
  { version, document }: Versioned<'event'>,
  { configuration, realtimeKey, places }: Pick<Services, 'configuration' | 'realtimeKey' | 'places'>,
): Event {
  const { capacity: _, ...options } = document.options;
  return {
    event_code: document.event_code,
    client_code: document.client_code,
    client_name: document.client_name,
    name: document.name,
    location: document.location,
    type: document.type,
    date: document.dates,
    timezone: document.timezone,
    language: document.language,
    languages: document.languages,
    client_logo: document.client_logo,
    event_logo: document.event_logo,
    theme: document.theme,
    days: document.days,
    tracks: document.tracks,
    lists: document.lists,
    options,
    sessions:
      configuration.current(document.code, 'schedule', catalogue.schedule)?.document.sessions.length ?? 0,
    features: pageFeatures(configuration, document.code),
    map: document.map,
    // A service that is switched off is nothing that a page would ask for.
    analytics: activeServices(document.analytics).length > 0 ? document.analytics : undefined,
    words: document.words,
    privacy_notice: document.privacy_notice,
    contact_email: document.contact_email,
    test_domain: document.test_domain ?? 'N',
    testable: document.testable ?? 'Y',
    live_domain: liveDomainOf(configuration, document),
    event_bilingual: document.languages.length > 1 ? 'Y' : 'N',
    places: places ? 'Y' : 'N',
    registration_new_open: isOpen(configuration, document) ? 'Y' : 'N',
    last_name: askedLastName(configuration, document.code),
    registration_workshops: document.options.registration_workshops ?? 'N',
    website_homepage_active: activeHomepage(configuration, document),
    website_menu_manage_registration: document.options.website_menu_manage_registration ?? 'N',
    website_menu_submenu_activated: document.options.website_menu_submenu_activated ?? 'Y',
    menu: configuration.current(document.code, 'menu', 'menu')?.document.items ?? [],
    realtime: {
      key: realtimeKey,
      channel: eventChannel(document.event_code),
      revision: configuration.revision(document.code),
    },
    version,
  };
}
