import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { runProgram } from '#tests/setup/configure-command.ts';
import { nodeArguments, type ServerProgram } from '#tests/setup/server-program.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { plainPng } from './sample-files.ts';
import { demoDocument } from './test-api.ts';

const root = path.resolve(import.meta.dirname, '../..');
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-documents-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The address of the picture that was uploaded. */
let picture: string;

async function shownAt(address: string): Promise<{ type: string | null; content: string }> {
  const answer = await fetch(`${server.url}${address}`);
  return {
    type: answer.headers.get('content-type'),
    content: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  };
}

/** Runs a program of the server's on the running server's data folder unless told otherwise. */
const run = (program: ServerProgram, given: string[], env: Record<string, string> = {}) =>
  runProgram(program, given, { DATA_DIR: server.dataDir, ...env });

const configure = (given: string[], env?: Record<string, string>) =>
  run('server/command-line/cli.ts', given, env);

async function writeDocument(name: string, document: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(document));
  return file;
}

describe('npx rostrum', () => {
  it('ends without a trace where whoever reads it has read enough', async () => {
    // A shell's own pipe, as of `… | head -1`: what is written after the first line meets a closed one.
    const command = [process.execPath, ...nodeArguments('server/command-line/cli.ts')].join(' ');
    const piped = await new Promise((resolve) => {
      execFile(
        '/bin/sh',
        ['-c', `{ ${command} pull teachers schedule/schedule; echo "$?" >&2; } | head -1`],
        { cwd: root, env: { ...process.env, NODE_ENV: 'test', DATA_DIR: server.dataDir } },
        (error, stdout, stderr) => resolve({ code: error ? 1 : 0, out: `${stdout}${stderr}` }),
      );
    });
    expect(piped).toEqual({ code: 0, out: '{\n0\n' });
  });

  it('publishes a document to the running server, and every open page hears of it', async () => {
    const heard: unknown[] = [];
    const socket = new WebSocket(`ws://localhost:${server.port}/app/rostrum?protocol=7`, {
      headers: { host: `teachers.localhost:${server.port}` },
    });
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'event.RTG2027' } }));

    const needs = await demoDocument('form/needs');
    const file = await writeDocument('needs.json', {
      $version: 1,
      ...needs,
      title: { en: 'Changed', fr: 'Modifié' },
    });
    const pushed = await configure(['push', 'teachers', file]);
    expect(pushed).toMatchObject({
      code: 0,
      out: expect.stringContaining('form/needs of teachers is at version 2'),
    });
    expect(pushed.out).toContain(`http://teachers.localhost:${server.port}/`);
    await vi.waitFor(() => {
      expect(heard).toContainEqual(
        expect.objectContaining({ event: 'ConfigurationPublished', channel: 'event.RTG2027' }),
      );
    });
    socket.close();

    expect((await configure(['list', 'teachers'])).out).toContain('form/needs  version 2');
    const pulled = await configure(['pull', 'teachers', 'form/needs']);
    expect(JSON.parse(pulled.out)).toMatchObject({ title: { fr: 'Modifié' } });
  });

  it('pushes over nothing that someone else has published since it was pulled, unless it is forced', async () => {
    const pull = async () => JSON.parse((await configure(['pull', 'teachers', 'page/faq'])).out);
    const pulled = await pull();
    const [mine, theirs] = await Promise.all(
      ['Mine', 'Theirs'].map((title) => writeDocument(`${title}.json`, { ...pulled, title })),
    );
    expect((await configure(['push', 'teachers', mine ?? ''])).code).toBe(0);
    // The file is of the newest version by then, and can be pushed again.
    expect((await configure(['push', 'teachers', mine ?? ''])).code).toBe(0);
    const refused = await configure(['push', 'teachers', theirs ?? '']);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('/title');
    expect(refused.out).toContain('--force');
    expect((await pull()).title).toBe('Mine');
    expect((await configure(['push', 'teachers', theirs ?? '', '--force'])).code).toBe(0);
    expect((await pull()).title).toBe('Theirs');
  });

  it('publishes a file that was not pulled as a new document, and over a published one only if it is forced', async () => {
    const page = (title: string) =>
      writeDocument('own.json', { kind: 'page', code: 'own-page', title, blocks: [] });
    const push = async (title: string, ...more: string[]) =>
      configure(['push', 'teachers', await page(title), ...more]);
    expect((await push('One')).code).toBe(0);
    // It says the same: nothing is published over.
    expect((await push('One')).code).toBe(0);
    const refused = await push('Two');
    expect(refused.code).toBe(1);
    for (const said of ['version 1', '/title', 'Pull that version', '--force'])
      expect(refused.out).toContain(said);
    expect((await configure(['pull', 'teachers', 'page/own-page'])).out).toContain('"One"');
    expect((await push('Two', '--force')).code).toBe(0);
    await configure(['unpublish', 'teachers', 'page/own-page']);
    expect((await push('Three')).code).toBe(0);
  });

  it('tells where a bad document is wrong and what would be right', async () => {
    const needs = await demoDocument('form/needs');
    const [section] = needs.sections;
    const file = await writeDocument('bad.json', {
      ...needs,
      sections: [{ ...section, fields: [{ code: 'x', type: 'hologram', label: 'X' }] }],
    });
    for (const given of [
      ['push', 'teachers', file],
      ['validate', file],
    ]) {
      const refused = await configure(given);
      expect(refused.code).toBe(1);
      expect(refused.out).toContain('/sections/0/fields/0/type');
      expect(refused.out).toContain('"hologram" is not a known type');
      expect(refused.out).toMatch(/expected: .*"text"/);
    }
  });

  it('uploads a picture and prints its address, or says why not', async () => {
    const file = path.join(folder, 'hall.png');
    await writeFile(file, await plainPng(900, 600));
    const uploaded = await configure(['upload', 'teachers', file, '--focus', '30,60']);
    expect(uploaded.out).toMatch(/^\/pictures\/[0-9a-f]{16}-900x600-at30-60\.png\n$/);
    picture = uploaded.out.trim();
    expect((await shownAt(picture)).type).toBe('image/png');
    const refused = await configure(['upload', 'teachers', await writeDocument('hall.json', {})]);
    expect(refused).toMatchObject({ code: 1, out: 'Choose a JPEG, PNG or WebP picture.\n' });
    const large = path.join(folder, 'large.png');
    await writeFile(large, Buffer.alloc(10 * 2 ** 20 + 1));
    const tooLarge = await configure(['upload', 'teachers', large]);
    expect(tooLarge).toMatchObject({ code: 1, out: expect.stringContaining('is larger than 10\u00a0Mb.') });
  });

  it('says so when no server runs, when the token is another, and how it is used', async () => {
    expect(await configure(['list', 'teachers'], { DATA_DIR: folder })).toMatchObject({
      code: 2,
      out: expect.stringContaining('No server is running'),
    });
    const ADMIN_TOKEN = 'another-token-than-the-server-has';
    expect((await configure(['list', 'teachers'], { ADMIN_TOKEN })).out).toContain('token');
    expect((await configure(['publish'])).out).toContain('npx rostrum push EVENT FILE');
  });

  it('keeps the token from other users', async () => {
    const { mode } = await stat(path.join(server.dataDir, 'organizer-token'));
    expect(mode & 0o777).toBe(0o600);
  });
});

describe('the server process', () => {
  it('refuses a data folder that is in use, and a port', async () => {
    const second = await run('server/start/main.ts', [], { PORT: '0' });
    expect(second).toMatchObject({
      code: 1,
      out: expect.stringContaining('is in use by another Rostrum process'),
    });
    const PORT = String(server.port);
    const other = await run('server/start/main.ts', [], { PORT, DATA_DIR: path.join(folder, 'other') });
    expect(other).toMatchObject({
      code: 1,
      out: expect.stringContaining(`Another program listens on port ${PORT}`),
    });
    const faulty = await run('server/start/main.ts', [], {
      PORT: 'x',
      DATABASE_URL: 'mysql://',
      SMTP_URL: 'smtp://a',
    });
    expect(faulty.code).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'MAIL_FROM']) expect(faulty.out).toContain(`${name}:`);
  });

  it('ends with exit code 0 at SIGTERM, starts again with what it had, and survives a kill', async () => {
    const published = async () => {
      const answer = await fetch(`${server.url}/api/loadEventHomePageForm`);
      return answer.status;
    };
    const before = performance.now();
    expect(await server.restart()).toBe(0);
    process.stdout.write(
      `second start: ${Math.round(performance.now() - before)} ms with the stop before it\n`,
    );
    expect(await published()).toBe(200);
    expect((await configure(['list', 'teachers'])).out).toContain('form/needs  version 2');
    const shown = await shownAt(picture);
    await server.kill();
    await server.restart();
    expect(await shownAt(picture)).toEqual(shown);
    expect((await configure(['list', 'teachers'])).out).toContain('form/needs  version 2');
    expect(server.output()).toContain('TRYM-2345');
  });
});
