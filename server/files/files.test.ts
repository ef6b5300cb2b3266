import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileLabel } from './file-label.ts';
import { typeOfContent } from './file-type.ts';
import { withoutJpegMetadata } from './jpeg-metadata.ts';
import { inTurn } from './serialize.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
  ['a WebP', bytes('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a sound in the same container as a WebP', bytes('RIFF\0\0\0\0WAVEfmt '), undefined],
  ['a PDF behind something else', bytes(' %PDF-1.7'), undefined],
  ['a PNG whose line ends were changed on its way', bytes('\x89PNG\n\x1a\n'), undefined],
  ['a GIF', bytes('GIF89a'), undefined],
  ['two bytes', bytes('\xff\xd8'), undefined],
  ['nothing', bytes(''), undefined],
])('finds the type of %s in its content', (_, content, type) => {
  expect(typeOfContent(content)).toBe(type);
});

it.each([
  ['diplôme.pdf', 'application/pdf', 'diplôme.pdf'],
  ['Scan.JPEG', 'image/jpeg', 'Scan.JPEG'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\photos\\me.png', 'image/png', 'me.png'],
  ['photo.png', 'image/jpeg', 'photo.png.jpg'],
  ['run.exe', 'application/pdf', 'run.exe.pdf'],
  ['a\r\nSet-Cookie: b.png', 'image/png', 'aSet-Cookie: b.png'],
  ['\u202egnp.exe', 'image/png', 'gnp.exe.png'],
  ['\ud83dx.webp', 'image/webp', 'x.webp'],
  ['.png', 'image/png', 'png.png'],
  ['..', 'image/png', 'file.png'],
  ['', 'image/webp', 'file.webp'],
] as const)('calls a file that was sent as %j (%s) %j', (sent, type, label) => {
  expect(fileLabel(sent, type)).toBe(label);
});

it('cuts a long name, and no character in two', () => {
  const label = fileLabel(`${'😀'.repeat(200)}.png`, 'image/png');
  expect([...label]).toHaveLength(120);
  expect(label).toMatch(/^(😀)+\.png$/u);
});

describe('the JPEGs in a document', () => {
  it('lose what a camera wrote into them, and show the same', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#aa5533' } })
      .jpeg()
      .withExif({ IFD0: { Model: 'Telephone of Zoe' } })
      .toBuffer();
    const clean = Buffer.from(withoutJpegMetadata(photo));
    expect(photo.includes('Telephone')).toBe(true);
    expect(clean.includes('Telephone')).toBe(false);
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
  });

  it.each([
    ['no JPEG', bytes('%PDF-1.7')],
    ['one that is cut short', bytes('\xff\xd8\xff')],
    ['a segment without a length', bytes('\xff\xd8\xff\xe1\0\0rest')],
  ])('are left as they are: %s', (_, content) => {
    expect(Buffer.from(withoutJpegMetadata(content))).toEqual(content);
  });
});

it('runs one after another, past one that fails', async () => {
  const turn = inTurn();
  const events: string[] = [];
  const run = (name: string, fails = false) =>
    turn(async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([run('a'), run('b', true), run('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
