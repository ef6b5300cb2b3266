import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPaidEvent, type PaidEvent } from '#tests/contract/paid-event.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { type Begun, organizerToken } from '#tests/contract/test-api.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';

const run = promisify(execFile);
/** Room for a new database, in megabytes; what is left is filled by the test. */
const SIZE = 192;
const CHUNK = 64 * 1024;

type SmallDisk = { ok: true; folder: string; unmount(): Promise<void> } | { ok: false; reason: string };

/** A file system of its own that is soon full; only root may mount one. */
async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
  return {
    ok: true,
    folder,
    async unmount() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const disk = await mountSmallDisk();
if (!disk.ok) process.stdout.write(`skipping a full disk: ${disk.reason}\n`);

describe.skipIf(!disk.ok)('a server whose disk is full', () => {
  if (!disk.ok) return;
  const ballast = path.join(disk.folder, 'ballast');
  let server: RunningServer;
  let event: PaidEvent;
  let people: Begun[];

  beforeAll(async () => {
    server = await startServer({
      dataDir: path.join(disk.folder, 'data'),
      env: { ADMIN_TOKEN: organizerToken },
    });
    event = await openPaidEvent(remoteApi(server.port));
    people = await Promise.all(Array.from({ length: 4 }, () => event.begin()));
  });
  afterAll(async () => {
    await server?.stop();
    await disk.unmount();
  });

  /** Takes all the space that is left. */
  async function fill(): Promise<void> {
    const file = await open(ballast, 'a');
    try {
      const bytes = randomBytes(CHUNK);
      for (;;) await file.write(bytes);
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    } finally {
      await file.close();
    }
    expect((await statfs(disk.ok ? disk.folder : '')).bavail).toBe(0);
  }

  const save = (begun: Begun, text: string) =>
    event.save(begun, 'personal', { first_name: text, last_name: 'Roy' });
  const outbox = async () => (await fetch(`${server.url}/outbox`)).text();
  const savedName = async (begun: Begun) => {
    const asked = { code: begun.code, form_type: 'personal' };
    const { body } = await event.post('initializeForm', asked, begun.bearer);
    return (body as { values: { first_name?: string } }).values.first_name;
  };

  it('answers 503 with Retry-After, goes on once there is space, and has all that it answered for', async () => {
    const kept = new Map<Begun, string>();
    const answers: { status: number; retryAfter: unknown }[] = [];
    const keep = async (begun: Begun, text: string) => {
      const { status, headers } = await save(begun, text);
      answers.push({ status, retryAfter: headers['retry-after'] });
      if (status === 200) kept.set(begun, text);
      return status;
    };
    const keepAll = (text: string) => Promise.all(people.map((begun) => keep(begun, text)));
    await keepAll('before');
    expect(kept.size).toBe(people.length);
    await fill();
    // One look at the disk counts for a second: until then the database itself may refuse.
    await vi.waitFor(async () => expect(await keepAll('while')).toEqual(people.map(() => 503)), 30_000);
    expect((await event.review(people[0] as Begun)).status).toBe(200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')).toEqual([]);
    expect(server.isRunning()).toBe(true);

    await rm(ballast);
    await vi.waitFor(async () => expect(await keepAll('after')).toEqual(people.map(() => 200)), 30_000);
    // Mails that were queued meanwhile are written.
    for (const { email } of people) {
      await vi.waitFor(async () => expect(await outbox()).toContain(`<dd>${email}</dd>`), 60_000);
    }
    for (const [begun, text] of kept) expect(await savedName(begun)).toBe(text);
    // What was answered is on the disk, too.
    expect(await server.restart()).toBe(0);
    for (const [begun, text] of kept) expect(await savedName(begun)).toBe(text);
  }, 240_000);
});
