import type { SiteRenderer } from '#engine/contract/first-answer.ts';
import { drawPage } from './app/served/draw-page.tsx';

/** What the server loads to draw the first page of a visit: the website itself, built for Node. */
export const renderer: SiteRenderer = { drawPage };

export { everyModule, modulesOfLooks } from './app/served/page-modules.ts';
