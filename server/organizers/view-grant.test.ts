import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { grantView, isViewGrant, readViewGrant, VIEW_SECONDS } from './view-grant.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const viewed = { dossierId: '0b9d6b1e-0000-4000-8000-000000000001', session: 'session-1' };
const now = Date.UTC(2027, 0, 15, 12);

it('names its registration and its session for 15 minutes', async () => {
  const { grant, until } = await grantView(database.db, viewed, now);
  expect(isViewGrant(grant)).toBe(true);
  expect(until.getTime() - now).toBe(15 * 60_000);
  const readAt = (at: number) => readViewGrant(database.db, grant, at);
  expect(await readAt(now)).toEqual(viewed);
  expect(await readAt(until.getTime() - 1)).toEqual(viewed);
  expect(await readAt(until.getTime())).toBeUndefined();
});

it('is refused for another registration, another session, a later end, or another signature', async () => {
  const { grant } = await grantView(database.db, viewed, now);
  const until = String(now / 1000 + VIEW_SECONDS);
  for (const forged of [
    grant.replace(viewed.dossierId, '0b9d6b1e-0000-4000-8000-000000000002'),
    grant.replace('session-1', 'session-2'),
    grant.replace(until, String(Number(until) + 1)),
    `${grant}.more`,
    `${grant}x`,
    'view.',
    'view....',
  ])
    expect(await readViewGrant(database.db, forged, now)).toBeUndefined();
});
