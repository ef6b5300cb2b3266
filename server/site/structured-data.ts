import { localisedPath } from '#engine/event/addresses/locale-prefix.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { FeesDocument } from '#engine/event/documents/fees/schema.ts';
import { REGISTRATION_FLOW } from '#engine/event/documents/flow/schema.ts';
import type { PeopleDocument } from '#engine/event/documents/people/schema.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { slotInstants } from '#server/schedule/slot-instants.ts';

type Served = Pick<ConfigurationStore, 'current'>;
type Thing = Readonly<Record<string, unknown>>;

const ATTENDANCE: Readonly<Record<string, string>> = {
  I: 'OfflineEventAttendanceMode',
  O: 'OnlineEventAttendanceMode',
  H: 'MixedEventAttendanceMode',
};

/** Where the visitor is: which event, in which language, at what address. */
export type Described = { eventCode: string; locale: Locale; origin: string; path: string };

/**
 * What search engines and calendars read of a page (schema.org `Event`, JSON-LD): the event with its place, offers and
 * speakers on the home page, the sessions as its sub-events on the schedule; nothing on other pages.
 */
export function structuredData(served: Served, described: Described): Thing | undefined {
  const { eventCode, locale, origin, path } = described;
  const event = served.current(eventCode, 'event', eventCode)?.document;
  if (!event || (path !== '/' && path !== '/schedule')) return undefined;
  const say = (text: Text) => resolveText(text, locale);
  const home = origin + localisedPath('/', locale, event.language);
  const main: Thing = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${origin}/#event`,
    name: say(event.name),
    startDate: event.dates.start,
    endDate: event.dates.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[event.type] ?? ATTENDANCE['I']}`,
    location: placeOf(served, event, say, home),
    organizer: { '@type': 'Organization', name: say(event.client_name) },
    image: `${origin}/social-card.${locale}.png`,
    inLanguage: event.languages,
    url: home,
  };
  if (path === '/schedule') {
    const schedule = served.current(eventCode, 'schedule', 'schedule')?.document;
    return schedule && { ...main, subEvent: subEvents(event, schedule, say) };
  }
  const published = served.current(eventCode, 'fees', 'fees');
  const fees = published?.document;
  const opening = served.current(eventCode, 'flow', REGISTRATION_FLOW)?.document.opening?.from;
  const validFrom = opening ?? published?.publishedAt.toISOString().slice(0, 10) ?? '';
  const people = served.current(eventCode, 'people', 'people')?.document;
  return {
    ...main,
    ...(fees &&
      fees.fees.length > 0 && {
        offers: offersOf(event, fees, say, {
          validFrom,
          url: `${home.replace(/\/$/, '')}/registration/start`,
        }),
      }),
    ...(people && { performer: performers(people, say) }),
  };
}

function placeOf(served: Served, event: EventDocument, say: (text: Text) => string, url: string): unknown {
  const online = { '@type': 'VirtualLocation', url };
  if (event.type === 'O') return online;
  const places = served.current(event.code, 'locations', 'locations')?.document.locations ?? [];
  const hall = places.find(({ address }) => address !== undefined);
  const place = {
    '@type': 'Place',
    name: hall ? say(hall.name) : say(event.location),
    address: hall?.address ? say(hall.address) : say(event.location),
    ...(hall?.latitude !== undefined &&
      hall.longitude !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude: hall.latitude, longitude: hall.longitude },
      }),
  };
  return event.type === 'H' ? [place, online] : place;
}

/** The prices of an event, each once: fees that differ in their conditions alone are one offer. */
function offersOf(
  { dates, options }: EventDocument,
  { currency, fees }: FeesDocument,
  say: (text: Text) => string,
  /** Where they are bought, and from when those are valid that follow no earlier price. */
  { url, validFrom }: { url: string; validFrom: string },
): Thing[] {
  const isOpen = isYes(options.registration_open, true) && new Date().toISOString().slice(0, 10) <= dates.end;
  const availability = `https://schema.org/${isOpen ? 'InStock' : 'OutOfStock'}`;
  const offers = fees.flatMap(({ label, detail, amount, early_bird }) => {
    const offer = {
      '@type': 'Offer',
      name: say(label),
      description: [label, detail].flatMap((part) => (part ? [say(part)] : [])).join(', '),
      priceCurrency: currency,
      availability,
      validFrom,
      url,
    };
    const price = (cents: number) => (cents / 100).toFixed(2);
    if (!early_bird) return [{ ...offer, price: price(amount) }];
    return [
      { ...offer, price: price(early_bird.amount), priceValidUntil: early_bird.until },
      { ...offer, price: price(amount), validFrom: dayAfter(early_bird.until) },
    ];
  });
  return [...new Map(offers.map((offer) => [JSON.stringify(offer), offer])).values()];
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function performers({ people }: PeopleDocument, say: (text: Text) => string): Thing[] {
  return people
    .filter(({ keynote }) => keynote !== undefined)
    .map(({ name, role }) => ({ '@type': 'Person', name, ...(role && { jobTitle: say(role) }) }));
}

function subEvents(event: EventDocument, schedule: ScheduleDocument, say: (text: Text) => string): Thing[] {
  // Of the times, which are few, and not of the sessions, which are many: what a zone's clock says is slow to find out.
  const times = new Map(
    schedule.slots.flatMap((slot) => {
      const date = event.days.find(({ code }) => code === slot.day)?.date;
      const zone = event.tracks.find(({ code }) => code === slot.track)?.timezone ?? event.timezone;
      return date ? [[slot.code, slotInstants(date, slot, zone)] as const] : [];
    }),
  );
  const workshops = new Map(schedule.workshops.map((workshop) => [workshop.code, workshop]));
  return schedule.sessions.flatMap((session) => {
    const time = times.get(session.schedule);
    const workshop = workshops.get(session.workshop);
    if (!time || !workshop) return [];
    return [
      {
        '@type': 'Event',
        name: say(workshop.title),
        startDate: time.start,
        endDate: time.end,
        performer: workshop.presenters.map(({ name }) => ({ '@type': 'Person', name })),
        ...(session.room && { location: { '@type': 'Place', name: say(session.room) } }),
      },
    ];
  });
}

/** The element that holds it; nothing in the data ends the element. */
export function structuredDataElement(data: Thing): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** What is said of the page of a path (without its language) in an event; nothing where nothing is. */
export type StructuredDataOf = (described: Described) => Thing | undefined;
