/** A tunnel or a server that is started anew is waited out for so long, in milliseconds. */
const PAUSES = [1_000, 2_000, 4_000];

/** What comes or has come, by its address. */
type Kept = Map<string, Promise<void>>;
const files: Kept = new Map();
const styles: Kept = new Map();

/** Does something once for an address; after a failure the next call tries again. */
function once(kept: Kept, address: string, act: (address: string) => Promise<void>): Promise<void> {
  const known = kept.get(address);
  if (known) return known;
  const done = act(address);
  kept.set(address, done);
  done.catch(() => kept.delete(address));
  return done;
}

/**
 * Has the browser keep a file, so that the import that follows needs no network; rejects once it has been tried long enough,
 * and the next call tries again. A browser that fails to fetch what is imported, or preloaded by a link, does not try again
 * for as long as the page is open. https://github.com/whatwg/html/issues/6768
 */
export const fetchFile = (address: string): Promise<void> => once(files, address, untilFetched);

async function untilFetched(address: string): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok && (await answer.blob().catch(() => undefined))) return;
    // What is not there any more, as after a new release, does not come later either.
    if (pause === undefined || answer?.ok === false) break;
    await waited(pause);
  }
  throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
}

/** So long has passed, in milliseconds, and there is a network. */
async function waited(pause: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

async function addStyles(address: string): Promise<void> {
  await fetchFile(address);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`Unable to preload CSS for ${address}`));
    };
    document.head.append(link);
  });
}

/** Whether the page came with a link to a file, now or later (src/app/later-modules.ts), or with the script. */
function isLinked(address: string): boolean {
  const quoted = JSON.stringify(address);
  const wanted = `link[href=${quoted}]:is([rel=later],[rel=modulepreload],[rel=stylesheet]),script[src=${quoted}]`;
  return document.head.querySelector(wanted) !== null;
}

/** Imports a module once its files are there, with all that it imports: what Vite makes of an `import()` in the build. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  needed: readonly string[] = [],
): Promise<Module> {
  const addresses = needed.map((file) => `/${file}`);
  await Promise.all(
    addresses.map((address) => {
      const isStyle = address.endsWith('.css');
      if (!(isStyle ? styles : files).has(address) && isLinked(address)) return undefined;
      return isStyle ? once(styles, address, addStyles) : fetchFile(address);
    }),
  );
  return load();
}
