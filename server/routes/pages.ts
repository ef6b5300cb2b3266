import type { pages } from '#engine/contract/pages.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import type { Handlers } from './handlers.ts';

/** Content of the site. */
export const pageHandlers: Handlers<typeof pages> = {
  loadEventHomePageForm({ services, eventCode }) {
    const page = services.configuration.current(eventCode, 'page', 'home');
    if (!page) {
      throw new HttpProblem(404, { page: [{ en: 'has not been published.', fr: 'n’a pas été publiée.' }] });
    }
    return { version: page.version, document: page.document };
  },
};
