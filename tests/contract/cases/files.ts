import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { storedFile } from '#server/database/schema.ts';
import type { ApiCase } from '../api.contract.ts';
import { openPaidEvent, type PaidEvent } from '../paid-event.ts';
import * as sample from '../sample-files.ts';
import type { Begun, Fields, TestApi } from '../test-api.ts';

type Sent = { files_ID: string; name: string; type: string; size: number };

const tail = Buffer.from('PK\x03\x04 an archive behind it', 'latin1');
const notPictureNorPdf = 'Choose a JPEG, PNG, WebP or PDF file.';
const unreadable = expect.stringMatching(/^The file is damaged/);

/** Files of a registration: what is kept of them, what is refused, and who sees them. */
export const fileCases: ApiCase[] = [
  {
    name: 'keeps a photo upright, smaller and without what the camera wrote into it',
    async run(api) {
      const visit = await visitOf(api);
      const photo = await sample.telephonePhoto(4000, 1000);
      expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Telephone of Zoe');
      const sent = await visit.photo({ content: photo, name: 'IMG_1.jpeg', type: 'text/html' });
      expect(sent.body).toMatchObject({ name: 'IMG_1.jpeg', type: 'image/jpeg' });
      const { content, headers } = await visit.read(sent.file);
      expect(content.length).toBe(sent.file.size);
      const { width, height, exif, xmp, icc, orientation } = await sharp(content).metadata();
      expect({ width, height, exif, xmp, icc, orientation }).toEqual({ width: 500, height: 2000 });
      expect(content.toString('latin1')).not.toContain('Telephone');
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `inline; filename="IMG_1.jpeg"; filename*=UTF-8''IMG_1.jpeg`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=600',
        vary: expect.stringContaining('authorization'),
      });
      const whole = await visit.photo({ content: photo, name: 'x.jpg' }, { optimize_photo: 'N' });
      expect(await sharp((await visit.read(whole.file)).content).metadata()).toMatchObject({
        width: 1000,
        height: 4000,
      });
    },
  },
  {
    name: 'keeps what is seen of a PDF, and no script, attachment or tail',
    async run(api) {
      const visit = await visitOf(api);
      const pdf = await sample.scriptedPdf();
      expect(pdf.toString('latin1')).toMatch(/JavaScript.*EmbeddedFile/s);
      const content = Buffer.concat([pdf, tail]);
      const sent = await visit.file({ name: '../../étu\u202e\u0007de.pdf', content });
      expect(sent.body).toMatchObject({ name: 'étude.pdf', type: 'application/pdf' });
      const kept = await visit.read(sent.file);
      expect(kept.headers['content-disposition']).toMatch(/^attachment; filename="_tude.pdf"/);
      const document = await PDFDocument.load(kept.content, { updateMetadata: false });
      const objects = document.context
        .enumerateIndirectObjects()
        .map(([, each]) => each.toString())
        .join('\n');
      expect(objects).toMatch(/\/Type \/Page\b/);
      expect(objects).not.toMatch(/JavaScript|OpenAction|EmbeddedFile|Filespec|Author/);
      expect(kept.content.includes('PK\x03\x04')).toBe(false);
      expect(document.getPageCount()).toBe(1);
    },
  },
  {
    name: 'refuses what is no picture and no PDF whatever it is called, in both languages',
    async run(api) {
      const visit = await visitOf(api);
      const files: [string, sample.SampleFile][] = [
        ['an SVG', { name: 'logo.png', type: 'image/png', content: sample.svg }],
        ['a page', { name: 'photo.jpg', type: 'image/jpeg', content: sample.page }],
        ['a GIF that is a script', { name: 'photo.gif', type: 'image/gif', content: sample.gifScript }],
        ['an archive', { name: 'photo.jpg', type: 'image/jpeg', content: sample.zipBomb() }],
        [
          'a page before a PDF',
          {
            name: 'a.pdf',
            type: 'application/pdf',
            content: Buffer.concat([sample.page, await sample.pdfOfPages(1)]),
          },
        ],
      ];
      for (const [about, file] of files) {
        const refused = await visit.file(file);
        expect([about, refused.status, refused.body.errors]).toEqual([
          about,
          415,
          { file: [notPictureNorPdf] },
        ]);
      }
      const pdf = { name: 'photo.jpg', content: await sample.pdfOfPages(1) };
      const french = await visit.photo(pdf, {}, { 'accept-language': 'fr-CA' });
      expect([french.status, french.body.errors]).toEqual([
        415,
        { file: ['Choisissez une image JPEG, PNG ou WebP.'] },
      ]);
    },
  },
  {
    name: 'refuses pictures and documents that are broken, or would take all memory, at once',
    async run(api) {
      const visit = await visitOf(api);
      const photo = await sample.telephonePhoto();
      const script = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), sample.page]);
      const pdf = await sample.scriptedPdf();
      const files: [string, Buffer, unknown][] = [
        [
          'a PNG of 30,000 x 30,000',
          sample.claimedPng(30_000, 30_000),
          expect.stringContaining('50 million'),
        ],
        ['a PNG without end', sample.claimedPng(2 ** 31 - 1, 2 ** 31 - 1), unreadable],
        ['a PNG that lacks its pixels', sample.claimedPng(5_000, 5_000), unreadable],
        ['half a photo', photo.subarray(0, photo.length / 2), unreadable],
        ['a page behind three bytes of JPEG', script, unreadable],
        ['half a PDF', pdf.subarray(0, pdf.length / 2), unreadable],
        ['a PDF that explodes', sample.explodingPdf(), unreadable],
        ['a PDF of the same page without end', sample.branchingPdf(), unreadable],
        ['a protected PDF', await sample.encryptedPdf(), unreadable],
        ['a PDF of 51 pages', await sample.pdfOfPages(51), 'The document has more than 50 pages.'],
      ];
      for (const [about, content, message] of files) {
        const before = performance.now();
        const refused = await visit.file({ name: 'x', content });
        expect([about, refused.status, refused.body.errors]).toEqual([about, 422, { file: [message] }]);
        // A decoder that took the bait would be at it for many seconds, and most of the memory.
        if (about.includes('PNG')) expect(performance.now() - before).toBeLessThan(1_000);
      }
      const fine = await visit.file({ name: 'x', content: await sample.pdfOfPages(50) });
      expect([fine.status, fine.body.name]).toEqual([200, 'x.pdf']);
    },
  },
  {
    name: 'takes one file of the size that it takes, in the field that it comes in',
    async run(api) {
      const visit = await visitOf(api);
      const png = await sample.plainPng();
      const padded = (megabytes: number) => Buffer.concat([png, Buffer.alloc(megabytes * 2 ** 20)]);
      const tooLarge = await visit.file({ name: 'a.png', content: padded(10) });
      expect([tooLarge.status, tooLarge.body.errors]).toEqual([
        413,
        { file: ['The file is larger than 10\u00a0Mb.'] },
      ]);
      const huge = await visit.file({ name: 'a.png', content: padded(27) });
      expect([huge.status, huge.body.errors]).toEqual([
        413,
        { file: ['The file is larger than 25\u00a0Mb.'] },
      ]);
      const french = await visit.file(
        { name: 'a.png', content: padded(27) },
        {},
        { 'accept-language': 'fr' },
      );
      expect(french.body.errors).toEqual({ file: ['Le fichier dépasse 25\u00a0Mo.'] });
      for (const content of [undefined, Buffer.alloc(0)]) {
        const missing = await visit.file(content && { name: 'a.png', content });
        expect([missing.status, missing.body.errors]).toEqual([422, { file: ['Choose a file.'] }]);
      }
      const other = await visit.send(
        'uploadWebsiteFile',
        { type: 'file' },
        { name: 'a.png', content: png },
        'photo',
      );
      expect([other.status, other.body.errors]).toEqual([422, { photo: ['takes no file.'] }]);
      const elsewhere = await visit.send('checkAlreadyRegistered', {}, { name: 'a.png', content: png });
      expect([elsewhere.status, elsewhere.body.errors]).toEqual([422, { file: ['takes no file.'] }]);
      const bare = await visit.send(
        'uploadWebsiteFile',
        { type: 'file' },
        { name: 'a.png', content: png },
        'file',
        {
          authorization: 'Bearer nobody',
        },
      );
      expect(bare.status).toBe(401);
    },
  },
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
      expect(refused[0]?.body.errors?.file?.[0]).toContain('A registration keeps 10 files');
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

type Given = Partial<sample.SampleFile> & { content: Buffer };

/** A visitor with a registration of their own, and the calls about files. */
async function visitOf(api: TestApi, at?: PaidEvent) {
  const event = at ?? (await openPaidEvent(api));
  const begun: Begun = await event.begin();
  const { code, bearer } = begun;
  const headers = { ...event.at, ...bearer };
  const send = async (call: string, fields: Fields, file?: Given, field = 'file', more = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    if (file)
      form.append(field, new Blob([new Uint8Array(file.content)], { type: file.type }), file.name ?? 'x');
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await api.send('POST', `/api/${call}`, body, {
      'content-type': type,
      ...headers,
      ...more,
    });
    return { ...answer, file: answer.body as unknown as Sent };
  };
  const json = { 'content-type': 'application/json' };
  return {
    begun,
    send,
    file: (file?: Given, fields: Fields = {}, more = {}) =>
      send('uploadWebsiteFile', { type: 'file', ...fields }, file, 'file', more),
    photo: (file: Given, fields: Fields = {}, more = {}) =>
      send('uploadWebsiteFile', { type: 'photo', ...fields }, file, 'file', more),
    document: (type: 'official' | 'student', file: Given) =>
      send('saveRegistrationEAOfficialDocument', { code, type }, file),
    removeDocument: ({ files_ID }: Pick<Sent, 'files_ID'>) =>
      send('removeRegistrationEAOfficialDocument', { code, files_ID }),
    remove: ({ files_ID }: Pick<Sent, 'files_ID'>) =>
      api.send('POST', '/api/removeWebsiteFile', JSON.stringify({ files_ID }), { ...json, ...headers }),
    async read({ files_ID }: Pick<Sent, 'files_ID'>) {
      const url = `/api/getWebsiteFileByID/${encodeURIComponent(files_ID)}`;
      const answer = await api.portal.server.inject({ method: 'GET', url, headers });
      return { status: answer.statusCode, content: answer.rawPayload, headers: answer.headers };
    },
    saveFiles: (values: object) =>
      event.post(
        'saveRegistrationPersonalInformations',
        { code, form_type: 'personal', version: 2, values: JSON.stringify(values) },
        bearer,
      ),
  };
}
