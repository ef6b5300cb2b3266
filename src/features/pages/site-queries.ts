import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';

const MINUTE = 60_000;
const { event, pages, schedule, shop } = api;

/** The pages that have an address, by what they are called and where they stand. */
export const contentQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'pages'],
    queryFn: ({ signal }) => call(pages.getContentSection, { signal }),
    staleTime: MINUTE,
  });

/** Those who give a keynote. */
export const keynotesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'keynotes'],
    queryFn: ({ signal }) => call(pages.getWorkshopKeynotes, { signal }),
    staleTime: MINUTE,
  });

/** Everybody who speaks. */
export const speakersQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'speakers'],
    queryFn: ({ signal }) => call(pages.getSpeakers, { signal }),
    staleTime: MINUTE,
  });

/** The sponsors by level. */
export const sponsorsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'sponsors'],
    queryFn: ({ signal }) => call(pages.getSponsors, { signal }),
    staleTime: MINUTE,
  });

/** The exhibitors by type. */
export const exhibitorsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'exhibitors'],
    queryFn: ({ signal }) => call(pages.getExhibitors, { signal }),
    staleTime: MINUTE,
  });

/** The logos of every sponsor by level. */
export const sponsorLogosQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'sponsor-logos'],
    queryFn: ({ signal }) => call(pages.getSponsorLogosBySchema, { params: { x: 'all' }, signal }),
    staleTime: MINUTE,
  });

/** The logos of every exhibitor by type. */
export const exhibitorLogosQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'exhibitor-logos'],
    queryFn: ({ signal }) => call(pages.getExhibitorLogosBySchema, { params: { x: 'all' }, signal }),
    staleTime: MINUTE,
  });

/** Where to stay. */
export const accommodationsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'accommodations'],
    queryFn: ({ signal }) => call(pages.getAccommodations, { signal }),
    staleTime: MINUTE,
  });

/** One place to stay. */
export const accommodationQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['site', 'accommodation', code],
    queryFn: ({ signal }) => call(pages.getAccommodationDetail, { params: { code }, signal }),
    staleTime: MINUTE,
  });

/** Where a track meets, or every one. */
export const locationsQuery = (call: Call, track: string) =>
  queryOptions({
    queryKey: ['site', 'locations', track],
    queryFn: ({ signal }) => call(pages.getLocations, { params: { track }, signal }),
    staleTime: MINUTE,
  });

/** One location. */
export const locationQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['site', 'location', code],
    queryFn: ({ signal }) => call(pages.getLocationDetail, { params: { code }, signal }),
    staleTime: MINUTE,
  });

/** A plan of rooms, with what takes place in them. */
export const floorPlanQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['site', 'floor-plan', code],
    queryFn: ({ signal }) => call(pages.getFloorPlan, { params: { code }, signal }),
    staleTime: MINUTE,
  });

/** The workshops of a track and a day, by their start. */
export const workshopsQuery = (
  call: Call,
  choice: { track?: string | undefined; day?: string | undefined },
) =>
  queryOptions({
    queryKey: ['site', 'workshops', choice],
    queryFn: async ({ signal }) => {
      const body = { ...(choice.track && { track: choice.track }), ...(choice.day && { day: [choice.day] }) };
      return (await call(schedule.getScheduleListByCodeAndTrack, { body, signal })).sessions;
    },
    staleTime: MINUTE,
  });

/** Some workshops; the same ones for as long as the page stays. */
export const randomWorkshopsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'random-workshops'],
    queryFn: ({ signal }) => call(pages.getRandomWorkshops, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What goes on besides the workshops. */
export const activitiesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'activities'],
    queryFn: ({ signal }) => call(pages.getActivities, { signal }),
    staleTime: MINUTE,
  });

/** What the shop sells. */
export const productsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'products'],
    queryFn: ({ signal }) => call(shop.getShopProducts, { params: { x: 'all' }, signal }),
    staleTime: MINUTE,
  });

/** What the lists of this event are told apart by: the codes that the calls `…BySchema` are asked with. */
export const eventSchemaQuery = (call: Call) =>
  queryOptions({
    queryKey: ['site', 'schema'],
    queryFn: ({ signal }) => call(event.getClientEventSchema, { signal }),
    staleTime: MINUTE,
  });

/** The words in columns of a page. */
export const columnsQuery = (call: Call, page: string) =>
  queryOptions({
    queryKey: ['site', 'columns', page],
    queryFn: ({ signal }) => call(pages.getTWCContent, { params: { x: page }, signal }),
    staleTime: MINUTE,
  });

interface Sought {
  readonly track?: string | undefined;
  readonly day?: string | undefined;
  readonly words: string;
  /** A code of the event's schema; '' for all. */
  readonly schema: string;
  readonly locale: string;
}

/** The workshops that fit, by their start; those that were found before stay while others are looked for. */
export const foundWorkshopsQuery = (call: Call, { track, day, words, schema, locale }: Sought) =>
  queryOptions({
    queryKey: ['site', 'found-workshops', track ?? '', day ?? '', words, schema, locale],
    queryFn: ({ signal }) =>
      track === undefined && day === undefined && words === ''
        ? call(schedule.getWorkshopsBySchema, { params: { x: schema || 'all' }, signal, locale })
        : call(schedule.getWorkshopByQuery, {
            params: { x: day ?? 'all', track: track ?? 'all' },
            query: { ...(words && { q: words }), ...(schema && { schema: [schema] }) },
            signal,
            locale,
          }),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  });
