import '#src/ui/styles/index.css';
import { claimReload } from '#src/api/fault/load-failure.ts';
import { keepEarlyPresses } from '#src/app/early-presses.ts';
import { fetchLaterModules } from '#src/app/later-modules.ts';
import { openFixtureHere } from '#src/fixture-tab/fixture-gate.ts';
import { painted } from '#src/lib/after-paint.ts';
import { nextTask } from '#src/lib/next-task.ts';

// Small and first: the page is there to be pressed before the rest of its scripts are.
const pressNow = keepEarlyPresses();

/** The page that came drawn is painted before a script has its turn, and the largest library has one of its own. */
async function wake(): Promise<void> {
  await painted();
  const fixture = import.meta.env.DEV ? await openFixtureHere?.() : undefined;
  void fetchLaterModules();
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./start.tsx');
  await nextTask();
  await start(fixture);
}

wake().then(pressNow, (error: unknown) => {
  // Spec §8: what cannot be loaded is loaded anew with the page, once in a minute.
  if (claimReload()) window.location.reload();
  else throw error;
});
