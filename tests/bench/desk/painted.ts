import type { Page } from 'playwright-core';

/** Searches, filters, orders and columns of the list, as its address has them; each is asked for once. */
const ADDRESSES = [
  ...[
    'tremb',
    'roy',
    'zoe tremblay',
    '777@example.org',
    'castellano',
    'ro',
    'gill',
    'harpreet sidhu',
    'fujimoto',
  ]
    .concat(['emile', 'ana roy', 'teacher', '2XXXX', 'neill', 'mei gill', 'sidhu', 'zo', 'trem', 'ecole 12'])
    .map((q) => ({ q })),
  { status: 'Submitted' },
  { status: 'Not Submitted' },
  { track: 'online' },
  { mode: 'Online' },
  { day: 'friday' },
  { day: 'saturday' },
  { locale: 'fr' },
  { money: 'free' },
  { tag: 'vip' },
  { answer: 'personal/role=teacher' },
  { answer: 'personal/school=ecole 7' },
  { answer: 'personal/years=' },
  { sort: 'name' },
  { sort: 'status' },
  { sort: 'name', q: 'sidhu' },
  { track: 'online', locale: 'fr', q: 'zoe' },
  { columns: 'email,track,mode,days,language,tags,paid,owing,personal/role,personal/school' },
].map((each) => new URLSearchParams(each as Record<string, string>).toString());

/** From the arrival of each first page of the list until its rows are painted, in milliseconds, on a device four times as slow. */
export async function arrivalToPaint(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (const search of ADDRESSES) times.push(await page.evaluate(showList, search));
  await cdp.detach();
  return times;
}

/** Runs in the page of the list: shows another list, and waits until its first rows are painted. */
async function showList(search: string): Promise<number> {
  performance.clearResourceTimings();
  history.pushState(null, '', `?${search}`);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const arrived = () =>
    performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/listDossiers')) as
      | PerformanceResourceTiming
      | undefined;
  const isBusy = () => document.querySelector('.dk-list-table')?.hasAttribute('aria-busy') ?? true;
  // The old rows stay, marked as busy, until the new ones are there.
  await new Promise<void>((resolve) => {
    let wasBusy = false;
    const look = () => {
      wasBusy ||= isBusy();
      if (!wasBusy || isBusy()) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
  // A message is the first task after the frame that paints them.
  await new Promise(requestAnimationFrame);
  const painted = await new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(0);
  });
  return painted - (arrived()?.responseEnd ?? Number.NaN);
}
