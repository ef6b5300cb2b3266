import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadCalendar } from '#engine/form/format/load-calendar.ts';
import { App } from '#src/app/app.tsx';
import { createSite, type SiteParts } from '#src/app/create-site.ts';
import { readFirstAnswer } from '#src/app/initial-data.ts';
import { loadPageParts } from '#src/features/pages/page-parts.ts';
import type { FixtureTab } from '#src/fixture-tab/open-fixture.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { nameOfPath } from '#src/lib/navigation/route-names.ts';
import { nextTask } from '#src/lib/next-task.ts';
import { showFocusInRows } from '#src/ui/show-focus-in-rows.ts';

/** Takes over the page that the server has drawn, or draws it where it could not be, or from a recording. */
export async function start(fixture?: FixtureTab): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  loadCalendar(localeOfPath(window.location.pathname));
  await nextTask();
  // A constant of the build: none has anything of it.
  const here = import.meta.env.DEV ? fixture : undefined;
  const first = here ? here.first : readFirstAnswer();
  const site = await createSite(first, here?.http);
  const page = (
    <StrictMode>
      <App {...site} />
    </StrictMode>
  );
  if (first?.drawn) await everythingDrawn(site);
  // Of a page whose code did not come there is an error page to be drawn, and nothing to be taken over.
  if (first?.drawn && site.router.state.errors === null) {
    // In slices: nothing changes for the eye, and what is pressed meanwhile goes first.
    startTransition(() => void hydrateRoot(root, page));
  } else {
    const served = first?.drawn ? 'title, [data-served]' : '[data-served]';
    for (const element of document.head.querySelectorAll(served)) element.remove();
    createRoot(root).render(page);
  }
  showFocusInRows();
  // Nobody who visits waits for these.
  void import('#src/lib/translators/withstand-translators.ts').then((part) => part.withstandTranslators());
  void import('#src/lib/inspection/await-inspector.ts').then(({ awaitInspector }) => awaitInspector());
}

/** What the page was drawn with has to be there before it is taken over, or it would be drawn anew. */
async function everythingDrawn({ router }: SiteParts): Promise<void> {
  const { pathname } = window.location;
  const isOfBlocks = !/^(schedule|registration\b.*)___/.test(nameOfPath(pathname) ?? '');
  await Promise.all([initialized(router), isOfBlocks && loadPageParts(localeOfPath(pathname))]);
}

/** The page's code and texts have come. */
function initialized(router: SiteParts['router']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return false;
      stop();
      resolve();
      return true;
    };
    const stop = router.subscribe(look);
    look();
  });
}
