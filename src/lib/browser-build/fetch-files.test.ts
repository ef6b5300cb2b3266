// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { __vitePreload } from './fetch-files.ts';

const asked: string[] = [];
let isCut = false;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  isCut = false;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (isCut) throw new TypeError('network');
    return address.includes('gone') ? new Response('', { status: 404 }) : new Response('');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const loads = async () => 'loaded';
const styles = () => document.head.querySelector<HTMLLinkElement>('link[href$=".css"]');

test('a module is imported once its files have come, each fetched once', async () => {
  await __vitePreload(loads, ['assets/a.js']);
  expect(await __vitePreload(loads, ['assets/a.js', 'assets/b.js'])).toBe('loaded');
  expect(await __vitePreload(loads, ['assets/b.js'])).toBe('loaded');
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js']);
});

test('what does not come is waited for, and nothing is imported before', async () => {
  isCut = true;
  const load = vi.fn(loads);
  const loaded = __vitePreload(load, ['assets/late.js']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(load).not.toHaveBeenCalled();
  isCut = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await loaded).toBe('loaded');
});

test('without a network it is tried when that is back', async () => {
  isCut = true;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const loaded = __vitePreload(loads, ['assets/tunnel.js']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  isCut = false;
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('loaded');
});

test('what has not come for long is an import that failed, and is fetched again the next time', async () => {
  isCut = true;
  const loaded = expect(__vitePreload(loads, ['assets/lost.js'])).rejects.toThrow(
    'dynamically imported module',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await loaded;
  isCut = false;
  expect(await __vitePreload(loads, ['assets/lost.js'])).toBe('loaded');
});

test('a file that is not there any more is told at once as an import that failed', async () => {
  await expect(__vitePreload(loads, ['assets/gone.js'])).rejects.toThrow('dynamically imported module');
  expect(asked).toHaveLength(1);
});

test('what the page came with is not fetched', async () => {
  document.head.innerHTML =
    '<script src="/assets/first.js" type="text/plain"></script><link rel="modulepreload" href="/assets/runtime.js"><link rel="later" href="/assets/page.js">';
  await __vitePreload(loads, ['assets/first.js', 'assets/runtime.js', 'assets/page.js', 'assets/own.js']);
  expect(asked).toEqual(['/assets/own.js']);
});

test('styles are waited for, and added again after a failure', async () => {
  const first = expect(__vitePreload(loads, ['assets/own.css'])).rejects.toThrow(
    'Unable to preload CSS for /assets/own.css',
  );
  await vi.waitUntil(styles);
  styles()?.dispatchEvent(new Event('error'));
  await first;
  expect(styles()).toBeNull();
  const again = __vitePreload(loads, ['assets/own.css']);
  await vi.waitUntil(styles);
  styles()?.dispatchEvent(new Event('load'));
  expect(await again).toBe('loaded');
});

test('a network that has gone silent ends, and so does one that says for ever that it is gone', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const loaded = expect(__vitePreload(loads, ['assets/silent.js'])).rejects.toThrow(
    'dynamically imported module',
  );
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  await loaded;
  onLine.mockRestore();
});
