import type { pages } from '#engine/contract/pages.ts';
import { activeHomepage } from '#server/configuration/active-homepage.ts';
import type { Versioned } from '#server/configuration/configuration-store.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { timesFor, withSeats } from '#server/inventory/session-seats.ts';
import { activitiesOf } from '#server/items/activities.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { activityInformations } from '#server/offers/activity-information.ts';
import { type AcceptedPartner, acceptedPartners } from '#server/pages/accepted-partners.ts';
import { floorPlanOf, plannedRooms } from '#server/pages/floor-plan.ts';
import { exhibitorTypes, type ListedPartner, logosOf, sponsorLevels } from '#server/pages/partners.ts';
import { randomSessions } from '#server/pages/random-sessions.ts';
import { isHomepage, notifyTypes, pageEntries } from '#server/pages/site-pages.ts';
import { keynotesOf, nextKeynote, speakersOf } from '#server/pages/speakers.ts';
import { subscribe } from '#server/pages/subscribe.ts';
import { unpublishedHome } from '#server/pages/unpublished-home.ts';
import { pictureOfFile } from '#server/pictures/picture-of-file.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

const RANDOM_WORKSHOPS = 12;

const unpublished = () => new HttpProblem(404, { page: [inEveryLanguage('site.unpublished')] });

const asServed = ({ version, document }: Versioned<'page'>) => ({ version, document });

/** Content of the site. */
export const pageHandlers: Handlers<typeof pages> = {
  loadEventHomePageForm({ services, eventCode, event }) {
    const code = activeHomepage(services.configuration, event.document);
    const home = services.configuration.current(eventCode, 'page', code);
    return home ? asServed(home) : { version: event.version, document: unpublishedHome(event.document) };
  },

  getCustomPage({ services, eventCode, params }) {
    const page = services.configuration.current(eventCode, 'page', params.code);
    // Those have the address of the home page.
    if (!page || isHomepage(page.document.code)) throw unpublished();
    return asServed(page);
  },

  loadCustomPageFormByCode({ services, eventCode, params }) {
    const page = services.configuration.current(eventCode, 'page', params.code);
    if (!page) throw unpublished();
    return asServed(page);
  },

  getContentSection: ({ services, eventCode }) => pageEntries(services.configuration, eventCode),

  getSliderBoxImages({ services, eventCode, params }) {
    const page = services.configuration.current(eventCode, 'page', params.x);
    if (!page) throw unpublished();
    return page.document.blocks.flatMap((block) => (block.block === 'slider' ? block.slides : []));
  },

  getTWCContent({ services, eventCode, params }) {
    const page = services.configuration.current(eventCode, 'page', params.x);
    if (!page) throw unpublished();
    return page.document.blocks.flatMap((block) =>
      block.block === 'columns' ? [{ title: block.title, columns: block.columns }] : [],
    );
  },

  getWorkshopKeynotes: ({ services, event }) => keynotesOf(services.configuration, event.document),

  getWorkshopKeynote({ services, event }) {
    const next = nextKeynote(keynotesOf(services.configuration, event.document), Date.now());
    if (!next) throw notFound();
    return next;
  },

  getSpeakers: ({ services, event }) => speakersOf(services.configuration, event.document),

  async getRandomWorkshops({ services: { db, configuration }, eventCode }) {
    const scheduled = timesFor(scheduleOf(configuration, eventCode), {}).flatMap(({ sessions }) => sessions);
    return randomSessions(await withSeats(db, eventCode, scheduled), RANDOM_WORKSHOPS);
  },

  getActivities: ({ services: { db, configuration }, eventCode, event }) =>
    activityInformations(db, event.document, activitiesOf(configuration, eventCode)),

  getSponsors: ({ services, eventCode }) => sponsorsNow(services, eventCode),

  getExhibitors: ({ services, eventCode }) => exhibitorsNow(services, eventCode),

  async getSponsorLogosBySchema({ services, eventCode, params }) {
    const levels = await sponsorsNow(services, eventCode);
    const logos = logosOf(
      levels.map(({ sponsors, ...level }) => ({ ...level, partners: sponsors })),
      params.x,
    );
    if (!logos) throw notFound();
    return logos;
  },

  async getExhibitorLogosBySchema({ services, eventCode, params }) {
    const types = await exhibitorsNow(services, eventCode);
    const logos = logosOf(
      types.map(({ exhibitors, ...type }) => ({ ...type, partners: exhibitors })),
      params.x,
    );
    if (!logos) throw notFound();
    return logos;
  },

  getLocations({ services, eventCode, event, params }) {
    const { track } = params;
    if (track !== 'all' && !event.document.tracks.some(({ code }) => code === track)) throw notFound();
    const all = services.configuration.current(eventCode, 'locations', 'locations')?.document.locations ?? [];
    return all
      .filter(({ tracks }) => track === 'all' || !tracks || tracks.includes(track))
      .map(({ description: _, ways: __, sketch: ___, ...entry }) => entry);
  },

  getLocationDetail({ services, eventCode, params }) {
    const document = services.configuration.current(eventCode, 'locations', 'locations')?.document;
    const location = document?.locations.find(({ code }) => code === params.code);
    if (!location) throw notFound();
    return location;
  },

  getFloorPlan({ services, eventCode, params }) {
    const plan = floorPlanOf(services.configuration, eventCode, params.code);
    if (!plan) throw notFound();
    return plan;
  },

  getPlannedRooms: ({ services, eventCode }) => plannedRooms(services.configuration, eventCode),

  getAccommodations({ services, eventCode }) {
    const document = services.configuration.current(eventCode, 'accommodations', 'accommodations')?.document;
    return (document?.accommodations ?? []).map(({ description: _, ...entry }) => entry);
  },

  getAccommodationDetail({ services, eventCode, params }) {
    const document = services.configuration.current(eventCode, 'accommodations', 'accommodations')?.document;
    const accommodation = document?.accommodations.find(({ code }) => code === params.code);
    if (!accommodation) throw notFound();
    return accommodation;
  },

  async subscribeEmail({ services: { db, configuration }, eventCode, language, body }) {
    const asked = { ...body, locale: body.locale ?? language };
    await subscribe(db, eventCode, asked, notifyTypes(configuration, eventCode));
    return { subscribed: 'Y' };
  },
};

/** Sponsors by level, including accepted applications. */
async function sponsorsNow({ db, configuration }: Services, eventCode: string) {
  return sponsorLevels(
    configuration,
    eventCode,
    await withLogos(db, eventCode, await acceptedPartners(db, configuration, eventCode, 'sponsors')),
  );
}

/** The same of exhibitors by type. */
async function exhibitorsNow({ db, configuration }: Services, eventCode: string) {
  return exhibitorTypes(
    configuration,
    eventCode,
    await withLogos(db, eventCode, await acceptedPartners(db, configuration, eventCode, 'exhibitors')),
  );
}

/** Adds the logos of accepted applications, which are public from then on. */
function withLogos(
  db: Services['db'],
  eventCode: string,
  partners: readonly AcceptedPartner[],
): Promise<ListedPartner[]> {
  return Promise.all(
    partners.map(async ({ logoFile, ...partner }) => {
      const logo =
        logoFile && (await pictureOfFile(db, { id: logoFile.dossierId, eventCode }, logoFile.filesId));
      return { ...partner, ...(logo !== undefined && { logo }) };
    }),
  );
}
