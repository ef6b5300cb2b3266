import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { visitOf } from '../file-visitor.ts';
import * as sample from '../sample-files.ts';

const tail = Buffer.from('PK\x03\x04 an archive behind it', 'latin1');
const notPictureNorPdf = 'Choose a JPEG, PNG, WebP or PDF file.';
const unreadable = expect.stringMatching(/^The file is damaged/);

/** Files as they are taken: what is kept of them, and what is refused. */
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
    name: 'refuses pictures and documents that are broken, or would take all memory',
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
        const refused = await visit.file({ name: 'x', content });
        expect([about, refused.status, refused.body.errors]).toEqual([about, 422, { file: [message] }]);
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
      expect([other.status, other.body.errors]).toEqual([422, { photo: ['does not accept files.'] }]);
      const elsewhere = await visit.send('checkAlreadyRegistered', {}, { name: 'a.png', content: png });
      expect([elsewhere.status, elsewhere.body.errors]).toEqual([422, { file: ['does not accept files.'] }]);
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
];
