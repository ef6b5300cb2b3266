import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { Asking } from '#server/command-line/folder/asking.ts';
import { checkFolder, tellImpact } from '#server/command-line/folder/check-folder.ts';
import { diffFolder } from '#server/command-line/folder/diff-folder.ts';
import { pullFolder } from '#server/command-line/folder/pull-folder.ts';
import { type PushFolder, pushFolder } from '#server/command-line/folder/push-folder.ts';
import { rollBack } from '#server/command-line/folder/roll-back.ts';
import { tellLog } from '#server/command-line/folder/tell-log.ts';
import type { ApiCase } from '../api-case.ts';
import { must, openPaidEvent } from '../paid-event.ts';
import { organizerToken, type TestApi } from '../test-api.ts';

type Document = {
  $version?: number;
  code: string;
  sections: { fields: { code: string; label?: unknown; required?: string }[] }[];
};

/** An event pulled into a folder, and the commands run on it; each gives its exit code and its lines. */
async function openFolder(api: TestApi) {
  const event = await openPaidEvent(api);
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-folder-'));
  let lines: string[] = [];
  const asking: Asking = {
    async call(method, url, body) {
      const headers = {
        ...event.at,
        authorization: `Bearer ${organizerToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      return api.send(method, `/api${url}`, body === undefined ? undefined : JSON.stringify(body), headers);
    },
    print: (text) => void lines.push(text),
  };
  const ran = async (command: Promise<unknown>) => {
    lines = [];
    const code = (await command) ?? 0;
    return { code, said: lines.join('\n') };
  };
  const at = { event: event.code, folder };
  const read = async (file: string) =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Document;
  const write = (file: string, document: unknown) =>
    writeFile(path.join(folder, file), `${JSON.stringify(document, null, 2)}\n`);
  return {
    event,
    folder,
    read,
    write,
    pull: (force = false) => ran(pullFolder(asking, { ...at, force })),
    diff: (json = false) => ran(diffFolder(asking, { ...at, json })),
    check: () => ran(checkFolder(asking, at)),
    impact: () => ran(tellImpact(asking, at)),
    push: (options: Partial<PushFolder> = {}) => ran(pushFolder(asking, { ...at, ...options })),
    log: (name?: string) => ran(tellLog(asking, { event: event.code, name })),
    rollback: (to: string, options: object = {}) =>
      ran(rollBack(asking, { event: event.code, to, ...options })),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const personal = 'form/personal.json';
/** A form with another label of its first field. */
const relabelled = (document: Document, text: string): Document => {
  const changed = structuredClone(document);
  const [field] = changed.sections[0]?.fields ?? [];
  if (field) field.label = { en: text, fr: text };
  return changed;
};

/** Documents of an event as files, as git keeps them. */
export const documentsInGitCases: ApiCase[] = [
  {
    name: 'pulls an event into a folder, publishes what changes there together, lists it and takes it back',
    async run(api) {
      const git = await openFolder(api);
      try {
        expect((await git.pull()).code).toBe(0);
        const files = await readdir(git.folder, { recursive: true });
        expect(files).toEqual(expect.arrayContaining(['event.json', personal, 'flow/registration.json']));
        expect(await git.diff()).toMatchObject({ code: 0 });
        expect((await git.pull()).said).toContain('0 of ');

        // Two documents are changed, and one is added.
        await git.write(personal, relabelled(await git.read(personal), 'Given name'));
        const event = (await git.read('event.json')) as unknown as { name: unknown };
        await git.write('event.json', { ...event, name: { en: 'Renamed', fr: 'Renommé' } });
        const page = { kind: 'page', code: 'added', title: { en: 'Added', fr: 'Ajouté' }, blocks: [] };
        await git.write('page-added.json', page);
        const differs = await git.diff();
        expect(differs.code).toBe(1);
        expect(differs.said).toContain(`form/personal (${personal}): changed here`);
        expect(differs.said).toMatch(/ › Label(: | › English: ).*Given name/);
        expect(differs.said).toContain('page/added (page-added.json): new here');
        expect(JSON.parse((await git.diff(true)).said)).toMatchObject({
          documents: expect.arrayContaining([expect.objectContaining({ state: 'added', code: 'added' })]),
        });
        expect(await git.check()).toMatchObject({ code: 0 });
        expect(await git.impact()).toMatchObject({ code: 0 });
        const before = new Date().toISOString();
        const pushed = await git.push({ note: 'From git' });
        expect(pushed).toMatchObject({ code: 0 });
        expect(pushed.said).toContain('form/personal is at version 2');
        expect((await git.read(personal)).$version).toBe(2);
        expect(await git.push()).toMatchObject({ code: 0, said: expect.stringContaining('Nothing in') });
        const { said } = await git.log('form/personal');
        expect(said).toMatch(/form\/personal@2 {2}by organizer {2}From git\n.*form\/personal@1 {2}by \w+$/);

        // A moment before takes all of it back, and removes what was not there.
        expect((await git.rollback(before, { dryRun: true })).said).toContain('page/added: removed');
        const back = await git.rollback(before);
        expect(back).toMatchObject({ code: 0 });
        expect(back.said).toContain('form/personal is at version 3');
        expect(back.said).toContain('page/added was removed');
        expect((await git.rollback('form/personal@2')).said).toContain('form/personal is at version 4');
        expect((await git.log()).said).toContain('Back to form/personal@2');
        expect((await git.rollback('form/personal@2')).said).toContain('is as it was');
      } finally {
        await git.remove();
      }
    },
  },
  {
    name: 'publishes nothing of a folder with a fault, and names its file and place',
    async run(api) {
      const git = await openFolder(api);
      try {
        await git.pull();
        const document = await git.read(personal);
        await git.write(personal, relabelled(document, 'Given name'));
        const event = (await git.read('event.json')) as unknown as { name: unknown };
        await git.write('event.json', { ...event, name: { en: 'Without French' } });
        for (const refused of [await git.check(), await git.push()]) {
          expect(refused.code).toBe(1);
          expect(refused.said).toContain('event.json');
          expect(refused.said).toContain('/name');
        }
        await git.write('event.json', event);
        expect((await git.push()).said).toBe('form/personal is at version 2');
        await writeFile(path.join(git.folder, 'menu.json'), '{');
        await expect(git.diff()).rejects.toThrow('menu.json');
      } finally {
        await git.remove();
      }
    },
  },
  {
    name: 'refuses a folder over what was published since its pull, merges it on the next pull, and asks about people',
    async run(api) {
      const git = await openFolder(api);
      try {
        await git.pull();
        const document = await git.read(personal);
        const { $version: _, ...published } = relabelled(document, 'At the desk');
        await git.event.publish(published);
        // The file is only older.
        expect((await git.push()).said).toMatch(/form\/personal: version 2 was published by organizer/);
        // It is changed as well, elsewhere in the document: both changes are kept.
        const own = structuredClone(document);
        const last = own.sections[0]?.fields.at(-1);
        if (last) last.label = { en: 'In git', fr: 'Dans git' };
        await git.write(personal, own);
        expect((await git.push()).code).toBe(1);
        expect((await git.pull()).said).toContain('merged');
        const merged = await git.read(personal);
        expect(merged.$version).toBe(2);
        expect(JSON.stringify(merged)).toContain('At the desk');
        expect(JSON.stringify(merged)).toContain('In git');
        expect((await git.push()).said).toBe('form/personal is at version 3');

        // Both changed the same: the file stays, unless it is forced either way.
        await git.event.publish(relabelled(published as Document, 'Desk again'));
        await git.write(personal, relabelled(await git.read(personal), 'Git again'));
        const conflict = await git.pull();
        expect(conflict).toMatchObject({ code: 1, said: expect.stringContaining('/label') });
        expect((await git.push({ force: true })).said).toBe('form/personal is at version 5');

        // Someone answered: removing the field has to be confirmed.
        const begun = await git.event.begin();
        must(await git.event.save(begun, 'personal', { first_name: 'Zoé', last_name: 'Tremblay' }));
        const shorter = await git.read(personal);
        shorter.sections[0]?.fields.shift();
        await git.write(personal, shorter);
        expect(await git.impact()).toMatchObject({ code: 1, said: expect.stringContaining('1 ') });
        expect((await git.push()).said).toContain('add --yes');
        expect((await git.push({ yes: true })).code).toBe(0);

        // A published document without a file stays, until it is asked for.
        await git.event.publish({ kind: 'page', code: 'left', title: { en: 'L', fr: 'L' }, blocks: [] });
        expect((await git.push()).said).toContain('page/left. --prune removes them');
        expect((await git.push({ prune: true })).said).toBe('page/left was removed');
      } finally {
        await git.remove();
      }
    },
  },
];
