// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchLaterModules } from './later-modules.ts';

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  document.head.innerHTML = '';
});

test('what a page says it will ask for is fetched in its order, a few before the next task', async () => {
  const files = Array.from({ length: 9 }, (_, index) => `/assets/${index}.js`);
  document.head.innerHTML = `<link rel="stylesheet" href="/a.css">${files.map((file) => `<link rel="later" href="${file}">`).join('')}`;
  vi.useFakeTimers();
  const fetched = fetchLaterModules();
  expect(asked()).toEqual(files.slice(0, 4));
  await vi.runAllTimersAsync();
  await fetched;
  vi.useRealTimers();
  expect(asked()).toEqual(files);
});

test('a page that names none waits for nothing', async () => {
  await fetchLaterModules();
  expect(asked()).toEqual([]);
});
