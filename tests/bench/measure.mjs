// Our own figures, printed: mount, a key, show and hide, submit, memory. Beside peers, see docs/performance.md.
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { serveBench } from './serve.mjs';

const SIZES = [30, 200, 1000];
const REPETITIONS = 5;
const KEYS = 40;

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Waits for the last of so many fields; `hasToggle` where a radio shows and hides a tenth of them. */
async function sample(browser, url, n, hasToggle = true) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    // A page that breaks is told, not waited for.
    const broken = new Promise((_, reject) => page.once('pageerror', reject));
    broken.catch(() => undefined);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const metric = async (name) =>
      (await cdp.send('Performance.getMetrics')).metrics.find((candidate) => candidate.name === name).value;
    await page.goto(url);
    await page.evaluate(() => {
      window.painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now());
            port2.postMessage(0);
          });
        });
    });
    // Of the peers' form every tenth field is hidden at first.
    const last = hasToggle && (n - 1) % 10 === 7 ? n - 2 : n - 1;
    const mounted = page.evaluate(
      async ({ size, awaited }) => {
        const from = performance.now();
        window.mount(size);
        while (!document.querySelector(window.fieldSelector(awaited))) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return (await window.painted()) - from;
      },
      { size: n, awaited: last },
    );
    const mount = await Promise.race([mounted, broken]);
    await cdp.send('HeapProfiler.collectGarbage');
    const heap = await metric('JSHeapUsedSize');
    const submit = await page.evaluate(async () => {
      const from = performance.now();
      await window.submit();
      return { ms: (await window.painted()) - from, errors: window.errorCount() };
    });
    const toggle = (option) =>
      page.evaluate(async (which) => {
        const from = performance.now();
        document.querySelectorAll(window.fieldSelector(2))[which].click();
        return (await window.painted()) - from;
      }, option);
    const show = hasToggle ? await toggle(1) : undefined;
    const hide = hasToggle ? await toggle(0) : undefined;

    const field = await page.evaluate((size) => {
      let i = Math.ceil(size / 2);
      while (!document.querySelector(window.fieldSelector(i))?.matches('input[type=text]')) i += 1;
      const control = document.querySelector(window.fieldSelector(i));
      control.focus();
      window.inHandlers = 0;
      let entered = 0;
      for (const type of ['keydown', 'keypress', 'beforeinput', 'input', 'keyup']) {
        addEventListener(
          type,
          () => {
            entered = performance.now();
          },
          true,
        );
        addEventListener(type, () => {
          window.inHandlers += performance.now() - entered;
        });
      }
      return i;
    }, n);
    const before = await metric('TaskDuration');
    const handlers = [];
    for (let k = 0; k < KEYS; k += 1) {
      await page.evaluate(() => {
        window.inHandlers = 0;
      });
      await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'[k % 26]);
      handlers.push(
        await page.evaluate(async () => {
          await window.painted();
          return window.inHandlers;
        }),
      );
    }
    const keyCpu = (((await metric('TaskDuration')) - before) * 1000) / KEYS;
    const typed = await page.evaluate((i) => window.value(i), field);
    if (typed.length !== KEYS) throw new Error(`Typed text was lost: ${typed}`);
    return {
      mount,
      submit: submit.ms,
      errors: submit.errors,
      show,
      hide,
      key: median(handlers),
      keyCpu,
      heap: heap / 1e6,
    };
  } finally {
    await context.close();
  }
}

const NESTED = { ours: 'nested-ours.html', 'stock rjsf': 'nested-stock.html' };

/** Measures a nested form of 1,000 leaves, four deep, drawn by us and by stock rjsf in turns, and prints the ratios. */
export async function measureNested() {
  const server = await serveBench();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  const samples = Object.fromEntries(Object.keys(NESTED).map((name) => [name, []]));
  for (let k = 0; k < REPETITIONS; k += 1) {
    for (const [name, file] of Object.entries(NESTED))
      samples[name].push(await sample(browser, server.url + file, 1000, false));
  }
  await browser.close();
  server.close();
  const m = (name, key) => median(samples[name].map((each) => each[key]));
  const rows = Object.fromEntries(
    Object.entries({
      'mount ms': 'mount',
      'key handlers ms': 'key',
      'CPU per key ms': 'keyCpu',
      'submit empty ms': 'submit',
      'errors shown': 'errors',
      'heap MB': 'heap',
    }).map(([label, key]) => {
      const [ours, stock] = Object.keys(NESTED).map((name) => m(name, key));
      return [
        label,
        { ours: ours.toFixed(2), 'stock rjsf': stock.toFixed(2), 'ours to stock': (ours / stock).toFixed(2) },
      ];
    }),
  );
  console.log('1,000 leaves in objects, four deep:');
  console.table(rows);
}

/** Measures the page at every size and prints a table of medians. */
export async function measure() {
  const server = await serveBench();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  const rows = [];
  for (const n of SIZES) {
    const samples = [];
    for (let k = 0; k < REPETITIONS; k += 1) samples.push(await sample(browser, server.url, n));
    const m = (name) => median(samples.map((each) => each[name]));
    rows.push({
      fields: n,
      'mount ms': m('mount').toFixed(0),
      'key handlers ms': m('key').toFixed(2),
      'CPU per key ms': m('keyCpu').toFixed(1),
      'show ms': m('show').toFixed(0),
      'hide ms': m('hide').toFixed(0),
      'submit empty ms': m('submit').toFixed(0),
      'errors shown': m('errors'),
      'heap MB': m('heap').toFixed(1),
    });
  }
  await browser.close();
  server.close();
  console.table(rows);
  const [small, , large] = rows;
  const ratio = Number(large['key handlers ms']) / Number(small['key handlers ms']);
  console.log(`Key handlers at 1,000 fields to 30 fields: ${ratio.toFixed(2)}`);
}
