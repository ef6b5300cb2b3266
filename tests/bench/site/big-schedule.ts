import type { Browser, Page } from 'playwright-core';
import schedule from '#fixtures/events/teachers/catalogue/schedule.json' with { type: 'json' };
import { openHandWritten } from './hand-written.ts';
import { median, visitSlowly } from './visit.ts';

const CHIP = 'Online';
const TURNS = 3;
const CHOICES = 6;

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

/** From a filter's choice to the paint of what it finds, as medians in ms: ours, and that of a page by hand, in turns. */
export async function filterToPaint(
  browser: Browser,
  url: string,
  width: number,
): Promise<{ ours: number; byHand: number }> {
  return visitSlowly(browser, width, ({ page: ours }) =>
    visitSlowly(browser, width, async ({ page: byHand }) => {
      await ours.goto(url, { waitUntil: 'networkidle' });
      // The buttons come with the sessions.
      await ours.getByRole('tabpanel').waitFor();
      await openHandWritten(ours, byHand, CHIP);
      const times: Record<'ours' | 'byHand', number[]> = { ours: [], byHand: [] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const [name, page] of Object.entries({ ours, byHand }) as ['ours' | 'byHand', Page][]) {
          await page.bringToFront();
          const chip = page.getByRole('search').getByRole('button', { name: CHIP, exact: true });
          for (let choice = 0; choice < CHOICES; choice += 1) times[name].push(await chip.evaluate(choose));
        }
      }
      return { ours: median(times.ours), byHand: median(times.byHand) };
    }),
  );
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
