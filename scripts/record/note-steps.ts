// Notes what somebody does in a browser as the steps of a session, while it is recorded by hand.
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { SessionStep } from '#engine/recording/session-step.ts';

/**
 * Notes what is pressed, typed and chosen from now on, by what the visitor sees; card fields as the test card. Gives
 * what was noted so far, with the heading of the page that it came to as its end: what goes on after the last press
 * (a payment, say) is waited for by it.
 */
export async function noteSteps(context: BrowserContext): Promise<() => readonly SessionStep[]> {
  const steps: SessionStep[] = [];
  let heading = '';
  await context.exposeBinding('noteHeading', (_source, text: string) => {
    heading = text;
  });
  await context.exposeBinding('noteStep', (_source, step: SessionStep) => {
    const last = steps.at(-1);
    // A field that is typed into once more, and each further field of a card, are one step.
    const isSame =
      (step.do === 'card' && last?.do === 'card') ||
      (step.do === 'fill' && last?.do === 'fill' && last.label === step.label && last.nth === step.nth);
    if (isSame) steps[steps.length - 1] = step;
    else steps.push(step);
  });
  // As a file: what compiles a program puts names into its functions that a page does not know.
  await context.addInitScript({ path: path.join(import.meta.dirname, 'note-steps-in-page.js') });
  return () => (heading === '' ? steps : [...steps, { do: 'see', text: heading, role: 'heading' }]);
}
