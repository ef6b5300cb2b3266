import type { Browser } from 'playwright-core';
import { median, visitSlowly } from '../site/visit.ts';
import { startBesideDesk } from './beside-desk.ts';

const VISITS = 7;

const KINDS = {
  'the desk': { path: '/organize', useful: '.dk-figures dd' },
  'bare React': { path: '/bare', useful: '.figures dd' },
} as const;
type Kind = keyof typeof KINDS;

/** In milliseconds: from the address to the form, from the code to the first useful paint, and both. */
export type SignedInTimes = { readonly form: number; readonly figures: number; readonly both: number };

declare global {
  interface Window {
    signIn?: { form?: number; from?: number; figures?: number };
  }
}

/** What an installation under measure offers: organizers with an address of their own, and their mailed codes. */
export type Doors = { newOrganizer(): Promise<string>; codeOf(email: string): Promise<string> };

/** How long signing in takes on a device four times as slow that was never there, beside a bare React page, in turns. */
export async function signedIn(
  browser: Browser,
  site: string,
  doors: Doors,
): Promise<Record<Kind, SignedInTimes>> {
  const beside = await startBesideDesk(site);
  const kinds = Object.keys(KINDS) as Kind[];
  const times = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<
    Kind,
    SignedInTimes[]
  >;
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const kind of kinds) times[kind].push(await signInOnce(browser, beside.url, KINDS[kind], doors));
  }
  beside.stop();
  return Object.fromEntries(
    kinds.map((kind) => {
      const of = (part: keyof SignedInTimes) => median(times[kind].map((each) => each[part]));
      return [kind, { form: of('form'), figures: of('figures'), both: of('both') }];
    }),
  ) as Record<Kind, SignedInTimes>;
}

async function signInOnce(
  browser: Browser,
  url: string,
  { path, useful }: (typeof KINDS)[Kind],
  { newOrganizer, codeOf }: Doors,
): Promise<SignedInTimes> {
  const email = await newOrganizer();
  return visitSlowly(browser, 1280, async ({ page }) => {
    await page.addInitScript(noteSignIn, useful);
    await page.goto(url + path);
    const field = page.locator('input');
    await field.fill(email);
    await page.keyboard.press('Enter');
    await page.locator('input:not([type=email])').waitFor();
    const code = await codeOf(email);
    // People read the email first; by then, the page has loaded what it wants.
    await page.waitForLoadState('networkidle');
    await field.fill(code);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.signIn?.figures !== undefined);
    const {
      form = Number.NaN,
      from = Number.NaN,
      figures = Number.NaN,
    } = (await page.evaluate(() => window.signIn)) ?? {};
    return { form, figures: figures - from, both: form + figures - from };
  });
}

/** Runs in the page, before all else. */
function noteSignIn(useful: string): void {
  const noted: NonNullable<Window['signIn']> = {};
  window.signIn = noted;
  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(0);
    });
  addEventListener(
    'submit',
    () => {
      noted.from = performance.now();
    },
    { capture: true },
  );
  let isForm = false;
  const watch = new MutationObserver(() => {
    if (!isForm && document.querySelector('input[type=email]')) {
      isForm = true;
      painted((at) => {
        noted.form = at;
      });
    }
    if (!document.querySelector(useful)) return;
    watch.disconnect();
    painted((at) => {
      noted.figures = at;
    });
  });
  watch.observe(document, { childList: true, subtree: true });
}
