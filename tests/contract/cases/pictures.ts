import sharp from 'sharp';
import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import * as sample from '../sample-files.ts';
import { type ApiCalls, type Fields, type Headers, host, organizerToken, type TestApi } from '../test-api.ts';

const organizer = { authorization: `Bearer ${organizerToken}` };

/** Uploads a picture as an organizer's program does. */
export async function upload(
  api: Pick<ApiCalls, 'send'>,
  content: Buffer | undefined,
  fields: Fields = {},
  headers: Headers = organizer,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ event: 'teachers', ...fields }))
    form.append(name, String(value));
  if (content) form.append('file', new Blob([new Uint8Array(content)]), 'hall.jpeg');
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return api.send('POST', '/api/uploadPicture', payload, { 'content-type': type, ...headers });
}

const fetched = async (api: TestApi, url: string, headers: Headers = {}) => {
  const answer = await api.portal.server.inject({ method: 'GET', url, headers: { host, ...headers } });
  return { status: answer.statusCode, content: answer.rawPayload, headers: answer.headers };
};

/** A page with a picture in a card, and one in HTML. */
const page = (picture: string, html = '') => ({
  kind: 'page',
  code: 'gallery',
  title: { en: 'Gallery', fr: 'Galerie' },
  blocks: [
    { block: 'cards', cards: [{ title: { en: 'Hall', fr: 'Salle' }, picture }] },
    { block: 'html', html: { en: `<p>${html}</p>`, fr: '<p></p>' } },
  ],
});

/** Pictures that organizers upload for their documents. */
export const pictureCases: ApiCase[] = [
  {
    name: 'keeps an organizer’s picture upright, smaller and without what the camera wrote, in three widths of two kinds',
    async run(api) {
      const photo = await sample.telephonePhoto(4000, 3000);
      const given = (await api.get('/api/getWebsiteEditorUploadHash', organizer)).body['hash'];
      const sent = await upload(api, photo, { focus: '40,25', upload_hash: given });
      for (const upload_hash of ['', 'x.y', `${Date.now() - 1}.${String(given).split('.')[1]}`]) {
        const refused = await upload(api, photo, { upload_hash });
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['upload_hash']]);
      }
      expect(sent).toMatchObject({ status: 200, body: { width: 1500, height: 2000 } });
      const address = String(sent.body.picture);
      expect(address).toMatch(/^\/pictures\/[0-9a-f]{16}-1500x2000-at40-25\.jpg$/);
      const whole = await fetched(api, address);
      const { width, height, exif, orientation } = await sharp(whole.content).metadata();
      expect({ width, height, exif, orientation }).toEqual({ width: 1500, height: 2000 });
      expect(whole.content.includes('Telephone')).toBe(false);
      expect(whole.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: expect.stringMatching(/^"/),
      });
      const known = await fetched(api, address, { 'if-none-match': String(whole.headers.etag) });
      expect([known.status, known.content.length]).toEqual([304, 0]);
      const [hash = ''] = address.replace('/pictures/', '').split('-');
      for (const size of [320, 640, 1280]) {
        for (const kind of ['avif', 'webp']) {
          const smaller = await fetched(api, `/pictures/${hash}-${size}w.${kind}`);
          expect(smaller.headers['content-type']).toBe(`image/${kind}`);
          expect(smaller.content.length).toBeLessThan(whole.content.length);
          const found = await sharp(smaller.content).metadata();
          expect([found.format, found.width]).toEqual([kind === 'avif' ? 'heif' : kind, size]);
        }
      }
      // The point that it is cropped around is said where it is shown, and may be another there.
      expect((await fetched(api, address.replace('-at40-25', ''))).content).toEqual(whole.content);
      const again = await upload(api, photo);
      expect(again.body.picture).toBe(address.replace('-at40-25', ''));
    },
  },
  {
    name: 'makes nothing of a small picture larger, and shows one event’s pictures to its own hosts only',
    async run(api) {
      const sent = await upload(api, await sample.plainPng(500, 200));
      const address = String(sent.body.picture);
      expect(address).toMatch(/-500x200\.png$/);
      const [hash = ''] = address.replace('/pictures/', '').split('-');
      const sizes = [320, 500, 640].map((size) => fetched(api, `/pictures/${hash}-${size}w.webp`));
      expect((await Promise.all(sizes)).map(({ status }) => status)).toEqual([200, 200, 404]);
      expect((await fetched(api, address, { host: 'music.localhost' })).status).toBe(404);
    },
  },
  {
    name: 'warns of a picture that is not there when a document names it, where it stands, and draws something at its address',
    async run(api) {
      const sent = await upload(api, await sample.plainPng(300, 200));
      const there = String(sent.body.picture);
      const gone = '/pictures/0123456789abcdef-300x200.png';
      expect((await api.publish(page(`${there}`))).body.warnings).toEqual([]);
      const { status, body } = await api.publish(page(gone, `<img src="${gone}">`));
      expect(status).toBe(200);
      expect(body.warnings).toEqual([
        {
          pointer: '/blocks/0/cards/0/picture',
          severity: 'warning',
          code: 'lost_picture',
          problem: `There is no picture ${gone}; something is drawn in its place until it is uploaded.`,
          expected: 'an address that npx rostrum upload printed',
        },
        expect.objectContaining({ pointer: '/blocks/1/html/en', code: 'lost_picture' }),
      ]);
      // A picture of this event is none of another's.
      for (const url of [gone, '/pictures/hall.jpg', '/pictures/0123456789abcdef-320w.avif']) {
        const drawn = await fetched(api, url, { host: 'tickets.localhost' });
        expect(drawn).toMatchObject({
          status: 404,
          headers: {
            'content-type': 'image/svg+xml',
            'cache-control': 'no-store',
            'content-security-policy': "default-src 'none'; sandbox",
          },
        });
        const { width = 0, height = 0 } = await sharp(drawn.content).metadata();
        expect(width / height).toBeCloseTo(url === gone ? 1.5 : 1.4);
      }
      const asked = await fetched(api, gone, { accept: 'application/json' });
      expect([asked.status, asked.headers['content-type']]).toEqual([
        404,
        expect.stringContaining('application/json'),
      ]);
    },
  },
  {
    name: 'refuses what is no picture, too large, of no event, around no point, or not the organizer’s, in words',
    async run(api) {
      const png = await sample.plainPng();
      const padded = Buffer.concat([png, Buffer.alloc(10 * 2 ** 20)]);
      const refused = async (...given: [Buffer | undefined, Fields?]) => {
        const { status, body } = await upload(api, ...given);
        return [status, body.errors];
      };
      const typeMessage = { file: ['Choose a JPEG, PNG or WebP picture.'] };
      expect(await refused(sample.svg)).toEqual([415, typeMessage]);
      expect(await refused(await sample.pdfOfPages(1))).toEqual([415, typeMessage]);
      expect(await refused(padded)).toEqual([413, { file: ['The file is larger than 10\u00a0Mb.'] }]);
      expect(await refused(sample.claimedPng(5_000, 5_000))).toEqual([
        422,
        { file: [expect.stringMatching(/^The file is damaged/)] },
      ]);
      expect(await refused(undefined)).toEqual([422, { file: ['Choose a file.'] }]);
      expect(await refused(png, { event: 'nowhere' })).toEqual([
        422,
        { event: [expect.stringMatching(/^is not an event on this server. Known events: .*teachers/)] },
      ]);
      for (const focus of ['middle', '50', '101,5', '-1,5'])
        expect(await refused(png, { focus })).toEqual([
          422,
          { focus: ['must be two percentages, from the left and from the top, such as 50,30.'] },
        ]);
      for (const authorization of ['', 'Bearer wrong']) {
        const nobody = await upload(api, png, {}, { authorization });
        expect([nobody.status, nobody.body.errors]).toEqual([401, { token: ['is missing or has expired.'] }]);
      }
    },
  },
];
