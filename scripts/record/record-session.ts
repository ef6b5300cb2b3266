// Records one session: its steps taken in a browser, at a server that runs.
import type { Browser, BrowserContext } from 'playwright-core';
import { languages } from '#engine/form/languages/languages.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import type { HarFile, OwnPart } from '#engine/recording/har.ts';
import { createRecorder } from '#engine/recording/recorder.ts';
import { lookOn } from './look-on.ts';
import { doMeanwhile } from './others.ts';
import { takeSteps } from './take-steps.ts';

export type SessionPlan = Required<Pick<OwnPart, 'name' | 'host' | 'locale' | 'viewport' | 'steps'>>;

/** A server that runs on this machine, with its data. */
export interface RecordedServer {
  readonly port: number;
  readonly dataDir: string;
}

/** The device of a session's visitor. */
export const deviceOf = ({ locale, viewport }: Pick<OwnPart, 'locale' | 'viewport'>) => ({
  viewport: viewport ?? { width: 1280, height: 860 },
  locale: languages[localeIn(locale)].tag,
  timezoneId: 'America/Vancouver',
  reducedMotion: 'reduce' as const,
});

/** Takes the steps of a plan and gives what was recorded. */
export async function recordSession(
  browser: Browser,
  plan: SessionPlan,
  { port, dataDir }: RecordedServer,
): Promise<HarFile> {
  const context: BrowserContext = await browser.newContext(deviceOf(plan));
  const recorder = createRecorder();
  const stop = lookOn(context, recorder, plan.host);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const site = `http://${plan.host}:${port}`;
    let given: Readonly<Record<string, string>> = {};
    await takeSteps(page, plan.steps, {
      site,
      locale: plan.locale as Locale,
      async meanwhile(what) {
        const more = await doMeanwhile(what, { site, dataDir, page, name: plan.name });
        given = { ...given, ...more };
        return more;
      },
    });
    await page.waitForLoadState('networkidle');
    await stop();
    return recorder.har({ ...plan, ...(Object.keys(given).length > 0 && { given }) });
  } finally {
    await context.close();
  }
}
