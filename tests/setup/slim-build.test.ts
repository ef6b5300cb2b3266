import path from 'node:path';
import { expect, test } from 'vitest';
import { api } from '#engine/contract/api.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { HOLDERS } from '#engine/recording/holders.ts';
import { slimBuild } from '../../scripts/slim-build.mjs';

const CONTRACT = path.resolve(import.meta.dirname, '../../engine/contract/api.ts');
const TABLE = path.resolve(import.meta.dirname, '../../engine/recording/holders.ts');
const CALLED_BY = ['method', 'path', 'encoding', 'upload', 'produces'] as const;

/** Everything of a contract that a client reads, call by call. */
function calledBy(whole: object): object {
  const calls = Object.entries(whole).flatMap(([resource, endpoints]) =>
    Object.entries(endpoints as Record<string, Partial<Endpoint>>).map(([name, endpoint]) => [
      `${resource}.${name}`,
      CALLED_BY.map((key) => endpoint[key]),
    ]),
  );
  return Object.fromEntries(calls);
}

test('a browser’s build calls every endpoint of a page as the contract says, and knows nothing else of it', async () => {
  const { load } = slimBuild() as { load(id: string): Promise<string> };
  const code = await load(CONTRACT);
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  // Calls that only organizers make.
  const {
    tracing,
    organizers,
    audit,
    desk,
    deskActions,
    deskAnswers,
    deskBulk,
    deskImport,
    deskJobs,
    deskList,
    deskReview,
    overview,
    ...ofPages
  } = api;
  expect(calledBy(built.api)).toEqual(calledBy(ofPages));
  for (const resource of [
    tracing,
    organizers,
    audit,
    desk,
    deskActions,
    deskAnswers,
    deskBulk,
    deskImport,
    deskJobs,
    deskList,
    deskReview,
    overview,
  ])
    expect(code).not.toContain(Object.keys(resource)[0]);
  expect(code).not.toContain('"response"');
  expect(code).not.toContain('"summary"');
});

test('a browser’s build knows whose each call is, so that nobody’s answers pass for public in a trace', async () => {
  const { load } = slimBuild() as { load(id: string): Promise<string> };
  const built = await import(`data:text/javascript,${encodeURIComponent(await load(TABLE))}`);
  expect(built.HOLDERS).toEqual(HOLDERS);
  expect(HOLDERS).toMatchObject({ initStepReview: 'code', handleWorkshopCart: 'registration_code' });
});
