import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { api } from '#engine/contract/api.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { FLOW_FRONTS, ROWS_FRONTS } from '#engine/contract/flow-fronts.ts';
import { namedCalls } from './named-calls.ts';
import { servedToOthers } from './served-to-others.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** At the site's root, and no call of the API (server/http/product-version.ts). */
const AT_ROOT = 'GET /version.json';

const named = Object.values(namedCalls).flat();
const inApi = named.filter((call) => call !== AT_ROOT);
const served = new Map(
  Object.values(api).flatMap((resource) =>
    Object.entries<Endpoint>(resource).map(
      ([name, { method, path: at }]) => [plain(`${method} ${at}`), name] as const,
    ),
  ),
);

/** A call whatever its parameters are called; what follows a path's `?` is no part of it. */
function plain(call: string): string {
  return call.replace('{query}', '').replace(/\{[^}]*\}/g, '{}');
}

/** All that the site and its widgets are written in. */
function siteSource(): string {
  return ['src', 'widgets']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(ROOT, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

it('serves every call that the specification names', () => {
  expect(named).toHaveLength(158);
  expect(inApi.filter((call) => !served.has(plain(call)))).toEqual([]);
});

it('has a screen for every call that the specification names, but for those that are served to others', () => {
  const source = siteSource();
  const byTable = new Set(
    [...Object.values(FLOW_FRONTS), ...Object.values(ROWS_FRONTS)].flatMap((row): string[] =>
      Object.values(row),
    ),
  );
  const unused = inApi.filter((call) => {
    const name = served.get(plain(call)) ?? '';
    // The client of the socket asks by an address.
    const isAddressed = source.includes(`'/api${call.split(' ')[1]}'`);
    return !byTable.has(name) && !isAddressed && !new RegExp(`\\.${name}\\b`).test(source);
  });
  expect(unused.sort()).toEqual(Object.keys(servedToOthers).sort());
});
