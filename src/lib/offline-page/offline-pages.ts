import { workerScriptUrl } from '#src/lib/security/worker-script-url.ts';
import { within } from '#src/lib/within.ts';
import { KEPT_CACHE, KEPT_UNTIL } from './offline-answer.ts';
import keeperUrl from './page-cache.ts?worker&url';

/** A page as it is to be kept: its markup, and until when. */
export interface PageToSave {
  readonly title: string;
  readonly lang: string;
  readonly main: string;
  readonly until: Date;
}

// Nothing runs in it, and only files saved with it load.
const policy = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'";
const html = 'text/html; charset=utf-8';

/** The longest that storage and network may take, in milliseconds, so that no one waits forever. */
const PATIENCE = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** Runs saving and deleting one after the other, so that neither undoes half of the other. */
function inTurn<Done>(run: () => Promise<Done>): Promise<Done> {
  const done = last.then(run);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Keeps the page that is shown on this device, so that its address opens without a network until then. False where
 * the browser keeps no pages.
 */
export function saveOfflinePage(page: PageToSave): Promise<boolean> {
  return inTurn(() => within(PATIENCE, keep(page)).catch(() => false));
}

/** Deletes all saved pages on this device, and their service workers. */
export function deleteOfflinePages(): Promise<void> {
  return inTurn(() => within(PATIENCE, forget()).catch(() => undefined));
}

async function keep(page: PageToSave): Promise<boolean> {
  if (!canKeep()) return false;
  try {
    const { pathname } = window.location;
    const theme = `${pathname}/kept-theme.css`;
    const styles = ownStyles();
    const cache = await caches.open(KEPT_CACHE);
    await Promise.all([
      cache.put(pathname, new Response(documentOf(page, [...styles, theme]), { headers: headersOf(page) })),
      cache.put(theme, new Response(themeOf(), { headers: { 'content-type': 'text/css' } })),
      ...[...styles, ...ownFonts()].map(async (part) => {
        if (!(await cache.match(part))) await cache.add(part);
      }),
    ]);
    await navigator.serviceWorker.register(workerScriptUrl(keeperUrl), { scope: pathname });
    return true;
  } catch {
    // Storage is closed or full: the page is shown all the same.
    return false;
  }
}

async function forget(): Promise<void> {
  if (!canKeep()) return;
  try {
    await caches.delete(KEPT_CACHE);
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // Nothing was saved, so there is nothing to delete.
  }
}

function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

function headersOf({ until }: PageToSave): HeadersInit {
  return { 'content-type': html, 'content-security-policy': policy, [KEPT_UNTIL]: `${until.getTime()}` };
}

function documentOf({ title, lang, main }: PageToSave, styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const name = document.createElement('title');
  name.textContent = title;
  return `<!doctype html><html lang="${lang}" data-theme="event"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${name.outerHTML}${links}</head><body>${main}</body></html>`;
}

/** The theme's variables as a rule: on <html> they are an inline style, which the policy forbids. */
function themeOf(): string {
  const style = document.documentElement.getAttribute('style') ?? '';
  const drawn = [...document.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return `${drawn.join('\n')}\nhtml[data-theme]{${style}}`;
}

function ownStyles(): string[] {
  return [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname]));
}

/** The fonts that this page has fetched; those of other pages' faces are not needed. */
function ownFonts(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return fetched
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.endsWith('.woff2'))
    .map(({ pathname }) => pathname);
}
