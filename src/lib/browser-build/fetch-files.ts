import { memoizeByKey } from '#src/lib/memoize-by-key.ts';
import { within } from '#src/lib/within.ts';

/** Waits between attempts in milliseconds, for a tunnel or a restarting server. */
const PAUSES = [1_000, 2_000, 4_000];
/** The longest that one file may take, in milliseconds: a dead network reports nothing. */
const PATIENCE = 60_000;
/** The longest to wait for a browser that reports being offline, in milliseconds. */
const TUNNEL = 5 * 60_000;

/**
 * Puts a file into the browser's cache, so that the import needs no network; rejects after several attempts. After a
 * failed import or preload, a browser does not try again while the page is open:
 * https://github.com/whatwg/html/issues/6768
 */
async function untilFetched(address: string): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const answer = await within(PATIENCE, fetched(address)).catch(() => undefined);
    if (answer?.ok) return;
    // A missing file, as after a release, does not come back.
    if (pause === undefined || answer?.ok === false) break;
    await waited(pause);
  }
  throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
}

/** The answer, once it is complete. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  await answer.blob();
  return answer;
}

/** Resolves after a pause in milliseconds, and once there is a network. */
async function waited(pause: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (navigator.onLine) return;
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  await within(TUNNEL, online).catch(() => undefined);
}

async function addStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`Unable to preload CSS for ${address}`));
    };
    document.head.append(link);
  });
  await within(PATIENCE, loaded);
}

/** Whether the page came with a link to a file, now or later (src/app/later-modules.ts), or with the script. */
function isLinked(address: string): boolean {
  const quoted = JSON.stringify(address);
  const wanted = `link[href=${quoted}]:is([rel=later],[rel=modulepreload],[rel=stylesheet]),script[src=${quoted}]`;
  return document.head.querySelector(wanted) !== null;
}

/** Loads a file that a part of the page needs, styles included. */
const bring = memoizeByKey(async (address: string): Promise<void> => {
  if (isLinked(address)) return;
  await untilFetched(address);
  if (address.endsWith('.css')) await addStyles(address);
});

/** Imports a module once its files have loaded, with their imports: what Vite turns `import()` into. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => bring(import.meta.env.BASE_URL + file)));
  return load();
}
