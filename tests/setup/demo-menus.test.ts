import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { flowPages } from '#engine/event/addresses/flow-pages.ts';

const events = path.resolve(import.meta.dirname, '../../fixtures/events');
const textOf = async (...parts: string[]) => readFile(path.join(events, ...parts), 'utf8').catch(() => '');
/** Flows that the product leads to by itself. */
const OWN = new Set(['registration', 'group']);

it.each(await readdir(events))('every flow of %s is led to by its menu or a page', async (event) => {
  const flows = (await readdir(path.join(events, event, 'flow'))).map((file) => file.replace(/\.json$/, ''));
  const pages = await readdir(path.join(events, event, 'page'));
  const texts = [
    await textOf(event, 'menu.json'),
    ...(await Promise.all(pages.map((page) => textOf(event, 'page', page)))),
  ].join('\n');
  const unlinked = flows.filter((flow) => !OWN.has(flow) && !texts.includes(flowPages(flow).begin));
  expect(unlinked).toEqual([]);
});
