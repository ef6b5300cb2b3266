import { KEPT_CACHE, keptAnswer } from './kept-answer.ts';

// The service worker of one page, whose address is its scope. It keeps nothing by itself: the page puts what is kept.

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
  return keptAnswer(() => fetch(request), {
    match: async () => (await caches.open(KEPT_CACHE)).match(own),
    remove: () => caches.delete(KEPT_CACHE),
  });
}

/** Styles and fonts, which are named by their content, and the theme that was kept with the page. */
function isPart(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname.endsWith('/kept-theme.css');
}

async function part(request: Request): Promise<Response> {
  const kept = await (await caches.open(KEPT_CACHE)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}
