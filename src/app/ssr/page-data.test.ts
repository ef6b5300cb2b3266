import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';
import { answersIn, prefetchKnown, renderWithAnswers } from './page-data.ts';

/** Draws a page that shows filters, and an address once those are there. */
async function draw(address: string, failing = false) {
  const queries = new QueryClient();
  const asked: string[] = [];
  const call = (async ({ path }: { path: string }) => {
    asked.push(path);
    if (failing && path === api.schedule.listFilters.path) throw new Error('gone');
    return path;
  }) as unknown as Call;
  const shown = [query(call, api.schedule.listFilters, {}), query(call, api.forms.getRegistrationOption, {})];
  await prefetchKnown(queries, call, address);
  let drawings = 0;
  const drawn = renderWithAnswers(queries, address, async () => {
    drawings += 1;
    for (const options of shown) {
      const { queryKey = [], ...rest } = options.repeat(call);
      const { state } = queries.getQueryCache().build(queries, { queryKey, ...rest });
      if (state.data === undefined) break;
    }
    return `drawing ${drawings}`;
  });
  return {
    drawn: await drawn.catch((error: Error) => error.message),
    drawings,
    asked,
    answers: answersIn(queries),
  };
}

test('a page that was drawn before is drawn once, with a client of its own', async () => {
  const first = await draw('a.example/');
  expect(first.drawings).toBe(3);
  const second = await draw('a.example/');
  expect(second).toEqual({ ...first, drawn: 'drawing 1', drawings: 1 });
  expect(second.asked).toEqual(first.asked);
  expect((await draw('b.example/')).drawings).toBe(3);
});

test('an answer that fails when it is asked for early is left to the drawing', async () => {
  await draw('c.example/');
  const { drawn, asked } = await draw('c.example/', true);
  expect(drawn).toBe('gone');
  expect(asked.filter((path) => path === api.schedule.listFilters.path)).toHaveLength(2);
});
