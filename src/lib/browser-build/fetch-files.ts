import { onceEach } from '#src/lib/once-each.ts';
import { within } from '#src/lib/within.ts';

/** A tunnel or a server that is started anew is waited out for so long, in milliseconds. */
const PAUSES = [1_000, 2_000, 4_000];
/** How long one file may take, in milliseconds: a network that has gone silent may never say so. */
const PATIENCE = 60_000;
/** How long a browser that says it is offline is believed, in milliseconds. */
const TUNNEL = 5 * 60_000;

/**
 * Has the browser keep a file, so that the import that follows needs no network; rejects once it has been tried long enough.
 * A browser that fails to fetch what is imported, or preloaded by a link, does not try again for as long as the page is
 * open. https://github.com/whatwg/html/issues/6768
 */
async function untilFetched(address: string): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const answer = await within(PATIENCE, fetched(address)).catch(() => undefined);
    if (answer?.ok) return;
    // What is not there any more, as after a new release, does not come later either.
    if (pause === undefined || answer?.ok === false) break;
    await waited(pause);
  }
  throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
}

/** The answer once all of it has come. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  await answer.blob();
  return answer;
}

/** So long has passed, in milliseconds, and there is a network. */
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

/** What a part of the page needs has come, and its styles are there. */
const bring = onceEach(async (address: string): Promise<void> => {
  if (isLinked(address)) return;
  await untilFetched(address);
  if (address.endsWith('.css')) await addStyles(address);
});

/** Imports a module once its files are there, with all that it imports: what Vite makes of an `import()` in the build. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => bring(`/${file}`)));
  return load();
}
