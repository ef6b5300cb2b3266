import type { SiteRenderer } from '#engine/contract/initial-data.ts';
import { renderSitePage } from './app/ssr/render-page.tsx';

/** What the server loads to draw the first page of a visit: the website itself, built for Node. */
export const renderer: SiteRenderer = { renderSitePage };

export { everyModule, modulesOfLooks } from './app/ssr/page-modules.ts';
