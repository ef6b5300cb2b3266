import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '#server/settings/project-folder.ts';
import { type CleanClone, cleanClone } from '#tests/setup/clean-clone.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { remoteApi } from './remote-api.ts';
import { key, organizerToken } from './test-api.ts';

// What README and docs tell an organizer to type is typed here, in a shell, in a clone of what the repository has.
const OWN_EVENT = 'docs/own-event.md';
const pages = [
  'README.md',
  ...readdirSync(path.join(projectFolder, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const said = pages.flatMap((page) => {
  const text = readFileSync(path.join(projectFolder, page), 'utf8');
  return [...text.matchAll(/npx rostrum [^`#\n]+/g)].map(([command]) => ({ page, command: command.trim() }));
});
/** Names that stand for one's own, and what stands for them here. */
const OWN: readonly [RegExp, string][] = [
  [/\bEVENT\b/, 'teachers'],
  [/\bCODE\b/, 'TRYM-2345'],
  [/\bFILE\b/, 'hall.jpg'],
];
const own = (command: string) => OWN.reduce((text, [name, value]) => text.replace(name, value), command);

let checkout: CleanClone;
let server: RunningServer;
/** A folder with an `npx` that starts the program itself: npm's own takes seven times as long as most commands. */
let shortcut: string;
beforeAll(async () => {
  shortcut = await mkdtemp(path.join(tmpdir(), 'rostrum-npx-'));
  const program = `#!/bin/sh\n[ "$1" = rostrum ] || exit 127\nshift\nexec node scripts/rostrum.mjs "$@"\n`;
  await writeFile(path.join(shortcut, 'npx'), program, { mode: 0o755 });
  checkout = await cleanClone();
  server = await startServer({ env: { ADMIN_TOKEN: organizerToken }, checkout: checkout.folder });
  const picture = path.join(checkout.folder, 'docs/screenshot.png');
  await copyFile(picture, path.join(checkout.folder, 'hall.jpg'));
});
afterAll(async () => {
  await server?.stop();
  await checkout.remove();
  await rm(shortcut, { recursive: true });
});

/** Runs lines in a shell, in the clone, with npm's own `npx` if that is asked for. */
async function type(
  lines: string,
  npx: 'shortcut' | 'of npm' = 'shortcut',
): Promise<{ code: number; out: string; said: string }> {
  const PATH = npx === 'of npm' ? process.env['PATH'] : `${shortcut}:${process.env['PATH']}`;
  const env = { ...process.env, PATH, DATA_DIR: server.dataDir, ADMIN_TOKEN: organizerToken };
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-ec', lines], { cwd: checkout.folder, env });
    return { code: 0, out: stdout, said: stderr };
  } catch (error) {
    const failed = error as { code: number; stdout: string; stderr: string };
    return { code: failed.code, out: failed.stdout, said: failed.stderr };
  }
}

describe('the commands of README and docs', () => {
  it('are known, with their words and options', async () => {
    expect(said.length).toBeGreaterThan(10);
    const { out } = await type('npx rostrum help', 'of npm');
    const known = new Set([...out.matchAll(/^npx rostrum ([\w-]+)/gm)].map(([, name]) => name));
    const names = said.map(({ page, command }) => ({ page, name: command.split(' ')[2] }));
    expect(names.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('write a document that the next command accepts: pulled into a file, changed, checked and pushed', async () => {
    const readme = said.filter(({ page }) => page === 'README.md').map(({ command }) => own(command));
    const documents = readme.filter((line) => /^npx rostrum (pull|validate|push|upload)/.test(line));
    expect(documents.length).toBeGreaterThan(6);
    for (const line of documents) {
      if (line.startsWith('npx rostrum validate')) await addPronouns();
      const { code, said: told } = await type(line);
      expect([line, code, told]).toEqual([line, 0, '']);
    }
    const { out } = await type('npx rostrum pull teachers form/personal');
    expect(out).toContain('"pronouns"');
  });

  it('begin an event of one’s own, which accepts a registration at its own host', async () => {
    const page = await readFile(path.join(projectFolder, OWN_EVENT), 'utf8');
    const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) {
      const { code, said: told } = await type(block);
      expect([block, code, told]).toEqual([block, 0, '']);
    }
    const api = remoteApi(server.port);
    const at = { host: 'garden.localhost' };
    const begun = await api.begin({ track: 'visit', mode: 'In-Person', registrations_day: ['saturday'] }, at);
    const { code, bearer } = begun;
    const values = JSON.stringify({ first_name: 'Ana', last_name: 'Rivera' });
    const answers = { code, form_type: 'personal', version: 1, values };
    const saved = await api.post('saveRegistrationPersonalInformations', answers, { ...at, ...bearer });
    expect(saved.status, saved.text).toBe(200);
    const { versions, quote } = (await api.post('initStepReview', { code }, { ...at, ...bearer })).body;
    const { total } = quote as { total: number };
    expect(total).toBe(2_100);
    const credit = `tok_sandbox_visa_4242_ok_${code}`;
    const asked = { code, track: 'visit', versions: JSON.stringify(versions), total, credit };
    const sent = await api.post('saveSubmitRegistration', asked, { ...at, ...bearer, ...key() });
    expect(sent.status, sent.text).toBe(200);
    const { out } = await type('npx rostrum export garden registrations');
    expect(out).toContain(code);
  });

  it('print data and nothing else', async () => {
    const lists = said.map(({ command }) => own(command)).filter((line) => line.includes(' > '));
    for (const [index, line] of lists.entries()) {
      const { code, out } = await type(line.replace(/ > .*/, ''), index === 0 ? 'of npm' : 'shortcut');
      const [, file = ''] = / > (\S+)/.exec(line) ?? [];
      expect([line, code]).toEqual([line, 0]);
      if (/\.(json|har)$/.test(file)) expect(() => JSON.parse(out)).not.toThrow();
      else expect(out.charCodeAt(0)).toBe(0xfeff);
    }
    expect(lists.length).toBeGreaterThan(3);
  });
});

/** The change that README proposes. */
async function addPronouns(): Promise<void> {
  const file = path.join(checkout.folder, 'personal.json');
  const readme = await readFile(path.join(projectFolder, 'README.md'), 'utf8');
  const [, field = ''] = /# add a field: (\{.*\})/.exec(readme) ?? [];
  const document = JSON.parse(await readFile(file, 'utf8')) as { sections: { fields: unknown[] }[] };
  document.sections[0]?.fields.push(JSON.parse(field));
  await writeFile(file, JSON.stringify(document));
}
