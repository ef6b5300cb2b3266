import { within } from '../within.ts';
import { KEPT_CACHE, offlineAnswer } from './offline-answer.ts';

// The service worker of one page, whose address is its scope. It saves nothing itself: the page does.

/** The longest that storage may take, in milliseconds. */
const PATIENCE = 3_000;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isPart(pathname)) event.respondWith(part(request));
});

function page(request: Request): Promise<Response> {
  const own = new URL(worker.registration.scope).pathname;
  return offlineAnswer(() => fetch(request), {
    match: () => found(own),
    remove: () => within(PATIENCE, caches.delete(KEPT_CACHE)).catch(() => false),
  });
}

/** Styles and fonts, which are named by their content, and the theme that was kept with the page. */
function isPart(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.endsWith('/kept-theme.css');
}

async function part(request: Request): Promise<Response> {
  return (await found(request)) ?? fetch(request);
}

/** The saved answer for an address; undefined without one, or if storage does not answer. */
function found(request: Request | string): Promise<Response | undefined> {
  const looked = async () => (await caches.open(KEPT_CACHE)).match(request, { ignoreVary: true });
  return within(PATIENCE, looked()).catch(() => undefined);
}
