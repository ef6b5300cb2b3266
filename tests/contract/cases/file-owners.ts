import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { storedFile } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { visitOf } from '../file-visitor.ts';
import { openPaidEvent } from '../paid-event.ts';
import * as sample from '../sample-files.ts';
import type { Fields } from '../test-api.ts';

/** Files of a registration: who sees them, how many there are, and which answers name them. */
export const fileOwnerCases: ApiCase[] = [
  {
    name: 'shows a file to nobody else, and lets nobody else remove it',
    async run(api) {
      const event = await openPaidEvent(api);
      const [mine, other] = [await visitOf(api, event), await visitOf(api, event)];
      const { file } = await mine.document('official', { name: 'a.png', content: await sample.plainPng() });
      const unknown = { files_ID: '11111111-1111-4111-8111-111111111111' };
      for (const files_ID of [unknown.files_ID, 'x', '__proto__', "' or 1=1"]) {
        const answer = await mine.read({ files_ID });
        expect([files_ID, answer.status]).toEqual([files_ID, 404]);
      }
      const [theirs, none] = [await other.read(file), await other.read(unknown)];
      expect([theirs.status, theirs.content.toString()]).toEqual([404, none.content.toString()]);
      for (const remove of [other.remove, other.removeDocument]) {
        const [refused, nothing] = [await remove(file), await remove(unknown)];
        expect([refused.status, refused.text]).toEqual([404, nothing.text]);
      }
      expect((await mine.read(file)).status).toBe(200);
      expect((await mine.removeDocument(file)).body).toEqual({ deleted: 'Y' });
      expect((await mine.read(file)).status).toBe(404);
    },
  },
  {
    name: 'keeps one official and one student document, the latest',
    async run(api) {
      const visit = await visitOf(api);
      const png = { name: 'card.png', content: await sample.plainPng() };
      const first = await visit.document('official', png);
      const student = await visit.document('student', png);
      const second = await visit.document('official', png);
      const statuses = [first, student, second].map(async ({ file }) => (await visit.read(file)).status);
      expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
      const answer = await visit.file(png);
      expect((await visit.removeDocument(answer.file)).status).toBe(404);
      expect((await visit.remove(answer.file)).body).toEqual({ deleted: 'Y' });
      const another = await visit.send(
        'saveRegistrationEAOfficialDocument',
        { code: 'ZZZZ-ZZZZ', type: 'official' },
        png,
      );
      expect(another.status).toBe(404);
    },
  },
  {
    name: 'keeps ten files of a registration, and no eleventh from many at once',
    async run(api) {
      const visit = await visitOf(api);
      const png = { name: 'a.png', content: await sample.plainPng() };
      const sent = await Promise.all(Array.from({ length: 14 }, () => visit.file(png)));
      const refused = sent.filter(({ status }) => status !== 200);
      expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
      expect(refused[0]?.body.errors?.file?.[0]).toContain('You can upload up to 10 files');
      const kept = sent.filter(({ status }) => status === 200);
      for (const { file } of kept.slice(1)) await visit.remove(file);
      const { db } = api.database;
      const [first] = kept;
      await db
        .update(storedFile)
        .set({ size: 40 * 2 ** 20 })
        .where(eq(storedFile.id, first?.file.files_ID ?? ''));
      const full = await visit.file(png);
      expect([full.status, full.body.errors?.file?.[0]]).toEqual([
        413,
        expect.stringContaining('40\u00a0Mb'),
      ]);
    },
  },
  {
    name: 'saves answers that name files of the registration, as the server knows them, and no others',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish(formWithFiles);
      const [visit, other] = [await visitOf(api, event), await visitOf(api, event)];
      const png = { name: 'a.png', content: await sample.plainPng() };
      const { file } = await visit.photo(png);
      const { file: theirs } = await other.photo(png);
      const { file: pdf } = await visit.file({ name: 'b.pdf', content: await sample.pdfOfPages(1) });
      const gone = 'This file was not found. Please choose it again.';
      for (const [portrait, message] of [
        [theirs, gone],
        [{ ...theirs, files_ID: 'x' }, gone],
        [{ ...pdf, type: 'image/png' }, gone],
      ] as const) {
        const refused = await visit.saveFiles({ portrait });
        expect([refused.status, refused.body.errors]).toEqual([422, { portrait: [message] }]);
      }
      const nested = await visit.saveFiles({ portrait: file, others: [{ proof: pdf }, { proof: theirs }] });
      expect([nested.status, nested.body.errors]).toEqual([422, { 'others.1.proof': [gone] }]);
      const saved = await visit.saveFiles({
        portrait: { ...file, name: 'x.exe', size: 1 },
        others: [{ proof: pdf }],
      });
      expect(saved.status, saved.text).toBe(200);
      const reviewed = async () => {
        const { steps } = (await event.review(visit.begun)).body as {
          steps: { values: Fields; errors: Fields }[];
        };
        return steps[0];
      };
      expect((await reviewed())?.values).toEqual({ portrait: file, others: [{ proof: pdf }] });
      await visit.remove(file);
      expect((await reviewed())?.errors).toEqual({ portrait: [gone] });
    },
  },
  {
    name: 'changes no file of a registration that was submitted',
    async run(api) {
      const event = await openPaidEvent(api);
      const visit = await visitOf(api, event);
      const png = { name: 'a.png', content: await sample.plainPng() };
      const { file } = await visit.document('official', png);
      await event.fill(visit.begun);
      expect((await event.submit(visit.begun)).status).toBe(200);
      const changes = [await visit.document('official', png), await visit.removeDocument(file)];
      expect(changes.map(({ status, body }) => [status, body.reason])).toEqual([
        [409, 'already_registered'],
        [409, 'already_registered'],
      ]);
      expect((await visit.read(file)).status).toBe(200);
    },
  },
];

const formWithFiles = {
  kind: 'form',
  code: 'personal',
  title: 'Personal',
  sections: [
    {
      code: 'only',
      fields: [
        { code: 'portrait', type: 'photo', label: 'Portrait' },
        {
          code: 'others',
          type: 'repeatable_group',
          label: 'Others',
          required: 'N',
          fields: [{ code: 'proof', type: 'file', label: 'Proof' }],
        },
      ],
    },
  ],
};
