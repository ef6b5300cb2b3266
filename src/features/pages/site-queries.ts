import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';

const { activity, event, pages, schedule, shop } = api;

/** Data of the event's documents that blocks show, reloaded when one is published. */
const ofCatalogue = { staleTime: 60_000, meta: { ofCatalogue: true } } as const;
const listed = <Asked extends object>(asked: Asked) => ({ ...asked, ...ofCatalogue });

/** The pages with an address: title and path. */
export const contentQuery = (call: Call) => listed(query(call, pages.getContentSection, {}));

/** The keynote speakers. */
export const keynotesQuery = (call: Call) => listed(query(call, pages.getWorkshopKeynotes, {}));

/** The current or next keynote. */
export const nextKeynoteQuery = (call: Call) => listed(query(call, pages.getWorkshopKeynote, {}));

/** All speakers. */
export const speakersQuery = (call: Call) => listed(query(call, pages.getSpeakers, {}));

/** The sponsors by level. */
export const sponsorsQuery = (call: Call) => listed(query(call, pages.getSponsors, {}));

/** The exhibitors by type. */
export const exhibitorsQuery = (call: Call) => listed(query(call, pages.getExhibitors, {}));

/** The logos of every sponsor by level. */
export const sponsorLogosQuery = (call: Call) =>
  listed(query(call, pages.getSponsorLogosBySchema, { params: { x: 'all' } }));

/** The logos of every exhibitor by type. */
export const exhibitorLogosQuery = (call: Call) =>
  listed(query(call, pages.getExhibitorLogosBySchema, { params: { x: 'all' } }));

/** Where to stay. */
export const accommodationsQuery = (call: Call) => listed(query(call, pages.getAccommodations, {}));

/** One place to stay. */
export const accommodationQuery = (call: Call, code: string) =>
  listed(query(call, pages.getAccommodationDetail, { params: { code } }));

/** Where a track meets, or every one. */
export const locationsQuery = (call: Call, track: string) =>
  listed(query(call, pages.getLocations, { params: { track } }));

/** One location. */
export const locationQuery = (call: Call, code: string) =>
  listed(query(call, pages.getLocationDetail, { params: { code } }));

/** A floor plan with the sessions in its rooms. */
export const floorPlanQuery = (call: Call, code: string) =>
  listed(query(call, pages.getFloorPlan, { params: { code } }));

/** The workshops of a track and a day, by their start. */
export const workshopsQuery = (
  call: Call,
  choice: { track?: string | undefined; day?: string | undefined },
) => {
  const body = { ...(choice.track && { track: choice.track }), ...(choice.day && { day: [choice.day] }) };
  return listed(query(call, schedule.getScheduleListByCodeAndTrack, { body }));
};

/** Some workshops; the same ones for as long as the page stays. */
export const randomWorkshopsQuery = (call: Call) => ({
  ...listed(query(call, pages.getRandomWorkshops, {})),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The social activities. */
export const activitiesQuery = (call: Call) => listed(query(call, pages.getActivities, {}));

/** One activity, current: loaded again each time it is opened. */
export const activityQuery = (call: Call, code: string) => ({
  ...listed(query(call, activity.getActivityInformationByCode, { params: { code } })),
  staleTime: 0,
});

/** The products of the shop. */
export const productsQuery = (call: Call) =>
  listed(query(call, shop.getShopProducts, { params: { x: 'all' } }));

/** The filters of this event: the codes for the calls `…BySchema`. */
export const eventSchemaQuery = (call: Call) => listed(query(call, event.getClientEventSchema, {}));

/** The words in columns of a page. */
export const columnsQuery = (call: Call, page: string) =>
  listed(query(call, pages.getTWCContent, { params: { x: page } }));

/** The pictures of the sliders of a page. */
export const slidesQuery = (call: Call, page: string) =>
  listed(query(call, pages.getSliderBoxImages, { params: { x: page } }));

interface Sought {
  readonly track?: string | undefined;
  readonly day?: string | undefined;
  readonly words: string;
  readonly locale: string;
}

/** The workshops that fit, by their start; those that were found before stay while others are looked for. */
export const foundWorkshopsQuery = (call: Call, { track, day, words, locale }: Sought) => {
  const isAny = track === undefined && day === undefined && words === '';
  const found = isAny
    ? query(call, schedule.getWorkshopsBySchema, { params: { x: 'all' }, locale })
    : query(call, schedule.getWorkshopByQuery, {
        params: { x: day ?? 'all', track: track ?? 'all' },
        query: words ? { q: words } : {},
        locale,
      });
  return { ...listed(found), placeholderData: keepPreviousData };
};
