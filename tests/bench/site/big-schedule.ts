import type { Browser } from 'playwright-core';
import schedule from '#fixtures/events/teachers/catalogue/schedule.json' with { type: 'json' };
import { median, visitSlowly } from './visit.ts';

const CHOICES = 15;

/** The schedule of the demo event with so many sessions: its own, over and over, each with a code of its own. */
export function scheduleOf(sessions: number) {
  const { length } = schedule.sessions;
  return {
    ...schedule,
    sessions: Array.from({ length: sessions }, (_, index) => {
      const session = schedule.sessions[index % length];
      return { ...session, code: `${session?.code}-${Math.floor(index / length)}` };
    }),
  };
}

/** From a filter's choice to the paint of what it finds, as the median in ms. */
export async function filterToPaint(browser: Browser, url: string, width: number): Promise<number> {
  return visitSlowly(browser, width, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    // The buttons come with the sessions.
    await page.getByRole('tabpanel').waitFor();
    const online = page.getByRole('search').getByRole('button', { name: 'Online', exact: true });
    await online.waitFor();
    const times: number[] = [];
    for (let choice = 0; choice < CHOICES; choice += 1) times.push(await online.evaluate(choose));
    return median(times);
  });
}

/** Runs in the page: makes the choice or takes it back, waits until the number found is another and painted. */
async function choose(chip: SVGElement | HTMLElement): Promise<number> {
  // Drawn in one with what it counts; to read all of that would be measured too.
  const found = () => document.querySelector('[role="search"] [role="status"]')?.textContent;
  const before = found();
  const from = performance.now();
  chip.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // Before the frame that paints it: a message is the first task after that frame.
  do await new Promise(requestAnimationFrame);
  while (found() === before);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - from);
    port2.postMessage(0);
  });
}
