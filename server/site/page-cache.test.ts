import { describe, expect, it } from 'vitest';
import type { DrawnPage, PageVisit } from '#engine/contract/initial-data.ts';
import { createPageCache, FRESH_MS } from './page-cache.ts';

const page = (body: string, status = 200): DrawnPage => ({
  kind: 'page',
  status,
  locale: 'en',
  head: '',
  body,
  css: '',
  data: '',
  modules: [],
  font: '',
});

/** A page that shows how many places are left, and what it has cost to render so far. */
function openPages() {
  const state = { now: 0, left: 5, rendered: 0, asked: 0, status: 200 };
  const cache = createPageCache(() => state.now);
  const parts = {
    call: async () => {
      state.asked += 1;
      return { status: 200, body: { left: state.left } };
    },
    async render(call: PageVisit['call']) {
      state.rendered += 1;
      const { body } = await call({ method: 'GET', path: '/api/left' });
      return page(JSON.stringify(body), state.status);
    },
    compose: ({ body }: DrawnPage) => `<p>${body}</p>`,
    callScope: 'localhost en',
  };
  const visit = async (key: string | null = '/') => {
    const kept = await cache.page(key ?? undefined, 'fair', parts);
    return kept && 'html' in kept ? kept.html.toString() : undefined;
  };
  return { state, cache, visit, parts };
}

describe('kept pages', () => {
  it('are rendered once for all who come at the same time, and sent as they are for a while', async () => {
    const { state, visit } = openPages();
    const first = await Promise.all([visit(), visit(), visit()]);
    state.now = FRESH_MS - 1;
    expect([...first, await visit()]).toEqual(Array(4).fill('<p>{"left":5}</p>'));
    expect(state).toMatchObject({ rendered: 1, asked: 1 });
  });

  it('are rendered again only if what they show has changed', async () => {
    const { state, visit } = openPages();
    await visit();
    state.now = FRESH_MS;
    await visit();
    expect(state).toMatchObject({ rendered: 1, asked: 2 });
    state.left = 4;
    state.now = 2 * FRESH_MS;
    expect(await visit()).toBe('<p>{"left":4}</p>');
    expect(state.rendered).toBe(2);
  });

  it('are checked at once after a write to their event, and after none to another', async () => {
    const { state, cache, visit } = openPages();
    await visit();
    state.left = 0;
    cache.touch('other');
    expect(await visit()).toBe('<p>{"left":5}</p>');
    cache.touch('fair');
    expect(await visit()).toBe('<p>{"left":0}</p>');
  });

  it('show what was written while they were rendered', async () => {
    const { state, cache, visit } = openPages();
    const early = visit();
    state.left = 1;
    cache.touch('fair');
    const late = visit();
    await early;
    expect(await late).toBe('<p>{"left":1}</p>');
    expect(await visit()).toBe('<p>{"left":1}</p>');
  });

  it('are rendered again in time, since they may name days', async () => {
    const { state, visit } = openPages();
    await visit();
    state.now = 60_000;
    await visit();
    expect(state.rendered).toBe(2);
  });

  it('are kept apart by key, and not at all without one or where nothing was found', async () => {
    const { state, visit } = openPages();
    await visit('/a');
    await visit('/b');
    await visit(null);
    await visit(null);
    expect(state.rendered).toBe(4);
    state.status = 404;
    await visit('/c');
    await visit('/c');
    expect(state.rendered).toBe(6);
  });

  it('are forgotten, the oldest first, beyond two hundred', async () => {
    const { state, visit } = openPages();
    for (let at = 0; at <= 200; at += 1) await visit(`/${at}`);
    await visit('/200');
    expect(state.rendered).toBe(201);
    await visit('/0');
    expect(state.rendered).toBe(202);
  });

  it('are not kept if rendering fails', async () => {
    const { cache, parts, visit } = openPages();
    const fails = { ...parts, render: () => Promise.reject(new Error('render failed')) };
    await expect(cache.page('/', 'fair', fails)).rejects.toThrow('render failed');
    expect(await visit()).toBe('<p>{"left":5}</p>');
  });

  it('have one validator for one content', async () => {
    const { cache, parts, state } = openPages();
    const validatorOf = async () => {
      const kept = await cache.page('/', 'fair', parts);
      return kept && 'etag' in kept ? kept.etag : undefined;
    };
    const first = await validatorOf();
    expect(first).toMatch(/^W\/"[\w-]{27}"$/);
    state.now = 60_000;
    expect(await validatorOf()).toBe(first);
    state.left = 3;
    state.now = 120_000;
    expect(await validatorOf()).not.toBe(first);
  });
});
