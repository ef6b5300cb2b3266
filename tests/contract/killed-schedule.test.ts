import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { localClock } from '#server/scheduled-drafts/due-at.ts';
import { startServer } from '#tests/setup/start-server.ts';
import { remoteApi } from './remote-api.ts';
import { organizerToken } from './test-api.ts';

const MINUTE = 60_000;
/** The clocks of the event that the server starts with. */
const ZONE = 'America/Vancouver';

test('a draft whose time comes while its server is dead is published when it is back', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-killed-schedule-'));
  const server = await startServer({
    dataDir,
    env: { ADMIN_TOKEN: organizerToken },
    preload: 'tests/setup/move-clock.mjs',
  });
  const headers = { authorization: `Bearer ${organizerToken}` };
  const json = { ...headers, 'content-type': 'application/json' };
  const api = () => remoteApi(server.port);
  const page = { kind: 'page', code: 'killed', title: { en: 'News', fr: 'Nouvelles' }, blocks: [] };
  const status = async () => (await api().get('/api/getCustomPage/killed', {})).status;
  try {
    const started = await api().post('startSiteDraft', { name: 'Next minute' }, headers);
    const { id } = started.body['draft'] as SiteDraft;
    const save = JSON.stringify({ draft: id, document: page, revision: 0 });
    await api().send('POST', '/api/saveSiteDraftDocument', save, json);
    const at = localClock(new Date(Date.now() + MINUTE), ZONE);
    const scheduled = await api().post('scheduleSiteDraft', { draft: id, at }, headers);
    expect(scheduled.status, scheduled.text).toBe(200);
    const due = Date.parse((scheduled.body['draft'] as SiteDraft).scheduled?.at ?? '');
    expect(await status()).toBe(404);
    await server.kill();
    // The clock of its database too.
    await writeFile(path.join(dataDir, 'clock-ahead'), String(due + 1_000 - Date.now()));
    await server.restart();
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: MINUTE, interval: 500 });
    expect((await api().get(`/api/getSiteDraft/${id}`, headers)).status).toBe(404);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 300_000);
