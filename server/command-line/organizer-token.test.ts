import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureOrganizerToken } from './organizer-token.ts';

test('the token is readable by its owner only, when it is made and when it was open to others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-token-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'organizer-token');
  const mode = async () => (await stat(file)).mode & 0o777;
  const settings = { DATA_DIR: folder, ADMIN_TOKEN: undefined };
  const token = await ensureOrganizerToken(settings);
  expect(await mode()).toBe(0o600);
  await writeFile(file, `${token}\n`);
  await chmod(file, 0o666);
  expect(await ensureOrganizerToken(settings)).toBe(token);
  expect(await mode()).toBe(0o600);
});
