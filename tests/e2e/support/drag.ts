import type { Locator, Page } from 'playwright-core';

/** The middle of what is seen of an element, in the window. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a row by its grip to just above another, with a mouse, or with a finger where it is a phone. */
export async function dragAbove(page: Page, grip: Locator, row: Locator, by: 'mouse' | 'finger') {
  await grip.scrollIntoViewIfNeeded();
  // Below what stays in sight at the window's top, where the page would go on under the pointer.
  await page.evaluate((top) => window.scrollBy(0, top - 200), (await row.boundingBox())?.y ?? 0);
  const from = await middleOf(grip);
  const to = { x: from.x, y: ((await row.boundingBox())?.y ?? 0) + 4 };
  if (by === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await touch('touchStart', from);
  for (const part of [0.3, 0.7, 1]) {
    await touch('touchMove', { x: to.x, y: from.y + (to.y - from.y) * part });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
}
