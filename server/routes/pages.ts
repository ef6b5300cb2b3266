import { HOMEPAGES } from '#engine/configuration/event-document.ts';
import type { pages } from '#engine/contract/pages.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import type { Handlers } from './handlers.ts';

const unpublished = () =>
  new HttpProblem(404, { page: [{ en: 'has not been published.', fr: 'n’a pas été publiée.' }] });

const isHomepage = (code: string) => HOMEPAGES.some((homepage) => homepage === code);

/** Content of the site. */
export const pageHandlers: Handlers<typeof pages> = {
  loadEventHomePageForm({ services, eventCode }) {
    const home = services.configuration.current(eventCode, 'page', 'home');
    if (!home) throw unpublished();
    return home;
  },
  getCustomPage({ services, eventCode, params }) {
    const page = services.configuration.current(eventCode, 'page', params.code);
    // Those have the address of the home page.
    if (!page || isHomepage(page.document.code)) throw unpublished();
    return page;
  },
};
