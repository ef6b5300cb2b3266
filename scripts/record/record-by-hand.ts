// Records what somebody does in a window, until they close it.
import type { Browser, Page } from 'playwright-core';
import type { HarFile } from '#engine/recording/har.ts';
import { createRecorder } from '#engine/recording/recorder.ts';
import { lookOn } from './look-on.ts';
import { noteSteps } from './note-steps.ts';
import { deviceOf, type SessionPlan } from './record-session.ts';

/** Opens a page for somebody, and gives what was recorded once it is closed, with what they did as its steps. */
export async function recordByHand(
  browser: Browser,
  plan: Omit<SessionPlan, 'steps'>,
  { port, pathname }: { readonly port: number; readonly pathname: string },
  onOpen: (page: Page) => void,
): Promise<HarFile> {
  const context = await browser.newContext(deviceOf(plan));
  const noted = await noteSteps(context);
  const recorder = createRecorder();
  const stop = lookOn(context, recorder, plan.host);
  const page = await context.newPage();
  const closed = page.waitForEvent('close', { timeout: 0 });
  await page.goto(`http://${plan.host}:${port}${pathname}`);
  onOpen(page);
  await closed;
  await stop();
  return recorder.har({ ...plan, steps: [{ do: 'open', path: pathname }, ...noted()] });
}
