// Finds the button of a recorded press, also where its wording has changed since.
import type { Locator, Page } from 'playwright-core';
import type { SessionStep } from '#engine/recording/session-step.ts';
import { waitUntilVisible } from './wait-until-visible.ts';

type Press = Extract<SessionStep, { do: 'press' }>;

/** How a button was found: by the event that it sends, by its place in a landmark, or by its words. */
export type FoundBy = 'event' | 'place' | 'words';

/** The elements that are counted in a landmark, by role, as note-steps-in-page.js counts them. */
const COUNTED = { tab: '[role=tab]', option: '[role=option]', link: 'a[href]', button: 'button' } as const;

/** How long a better way to find it is waited for, in milliseconds, before another one counts. */
const GRACE: Readonly<Record<FoundBy, number>> = { event: 0, words: 2_000, place: 8_000 };

/**
 * Finds what a step presses, once it is there: by the event that it sends to a statechart, which no wording changes; by
 * its words; and where the page has neither, by its place in its landmark.
 */
export async function findPress(
  page: Page,
  step: Press,
  words: Locator,
): Promise<{ readonly target: Locator; readonly by: FoundBy }> {
  const visible = (locator: Locator) => locator.filter({ visible: true });
  const said = visible(words).nth(step.nth ?? 0);
  const ways: { readonly by: FoundBy; readonly target: Locator }[] = [];
  if (step.sends !== undefined)
    ways.push({ by: 'event', target: visible(page.locator(`[data-sends="${step.sends}"]`)).first() });
  ways.push({ by: 'words', target: said });
  if (step.place) {
    const { landmark, at } = step.place;
    const counted = page
      .getByRole(landmark)
      .first()
      .locator(COUNTED[step.role ?? 'button']);
    ways.push({ by: 'place', target: visible(counted).nth(at) });
  }
  if (ways.length > 1) {
    const since = performance.now();
    while (performance.now() - since <= GRACE.place + 1_000) {
      for (const way of ways) {
        const isDue = way === ways[0] || performance.now() - since >= GRACE[way.by];
        if (isDue && (await way.target.isVisible())) return way;
      }
      await page
        .waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))))
        .catch(() => undefined);
    }
  }
  await waitUntilVisible(said);
  return { by: 'words', target: said };
}
