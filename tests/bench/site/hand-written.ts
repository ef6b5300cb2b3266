import type { Page } from 'playwright-core';

/** What a schedule shows: its cards, and how many it says there are. */
interface View {
  readonly panel: string;
  readonly found: string;
}

declare global {
  interface Window {
    views?: Readonly<Record<'all' | 'chosen', View>>;
  }
}

/**
 * Opens, beside a schedule that stands whole in a page, what somebody would write by hand: the same markup and styles
 * without any script of ours, whose button puts the same cards there by `innerHTML`.
 */
export async function openHandWritten(ours: Page, page: Page, chip: string): Promise<void> {
  const all = await viewOf(ours);
  const button = ours.getByRole('search').getByRole('button', { name: chip, exact: true });
  await button.click();
  const chosen = await viewOf(ours);
  await button.click();
  await viewOf(ours);
  const html = await ours.evaluate(() => document.documentElement.outerHTML);
  const still = html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="?(modulepreload|later)"?[^>]*>/g, '');
  await page.route(ours.url(), (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${still}` })
      : route.continue(),
  );
  await page.goto(ours.url(), { waitUntil: 'networkidle' });
  await page.evaluate(
    ({ views, chip }) => {
      window.views = views;
      const panel = document.querySelector('[role="tabpanel"]');
      const found = document.querySelector('[role="search"] [role="status"]');
      const button = [...document.querySelectorAll('[role="search"] button')].find(
        ({ textContent }) => textContent?.trim() === chip,
      );
      if (!panel || !found || !button) throw new Error('The page by hand has no schedule');
      button.addEventListener('click', () => {
        const isChosen = button.getAttribute('aria-pressed') !== 'true';
        const view = views[isChosen ? 'chosen' : 'all'];
        button.setAttribute('aria-pressed', String(isChosen));
        found.textContent = view.found;
        panel.innerHTML = view.panel;
      });
    },
    { views: { all, chosen }, chip },
  );
}

/** What a page shows once no card comes or goes any more. */
function viewOf(page: Page): Promise<View> {
  return page.evaluate(async () => {
    const panel = document.querySelector('[role="tabpanel"]');
    if (!panel) throw new Error('There is no schedule');
    const STILL = 30;
    let before = '';
    for (let same = 0; same < STILL; ) {
      await new Promise(requestAnimationFrame);
      same = panel.innerHTML === before ? same + 1 : 0;
      before = panel.innerHTML;
    }
    const found = document.querySelector('[role="search"] [role="status"]')?.textContent ?? '';
    return { panel: before, found };
  });
}
