import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A file as a browser would send it: its name and what it takes its type to be are the sender's to choose. */
export type SampleFile = { name: string; type: string; content: Buffer };

/** A photograph as a telephone takes it: lying on its side, with the place where it was taken. */
export async function telephonePhoto(width = 400, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#aa5533' } })
    .jpeg()
    .withExif({
      IFD0: { Model: 'Telephone of Zoe' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 15/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export function plainPng(width = 8, height = 8): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3355aa' } })
    .png()
    .toBuffer();
}

/** A PNG that says it is so large, in a few kilobytes. */
export function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const pixels = deflateSync(Buffer.alloc(10_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A document of one page with a script that runs when it is opened and a program attached to it. */
export async function scriptedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.drawText('Certificate of employment', { x: 20, y: 100 });
  document.addJavaScript('greeting', 'app.alert("hello")');
  await document.attach(Buffer.from('MZ, a program'), 'program.exe');
  document.setAuthor('Zoé Tremblay');
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

export async function pdfOfPages(count: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([100, 100]);
  return Buffer.from(await document.save());
}

export async function encryptedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([100, 100]);
  document.encrypt({ userPassword: '', ownerPassword: 'owner' });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** A PDF whose one stream of objects becomes 256 megabytes when it is read. */
export function explodingPdf(): Buffer {
  const zeros = deflateSync(Buffer.alloc(2 ** 28), { level: 9 });
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n5 0 obj\n<</Type/ObjStm/N 1/First 10/Filter/FlateDecode/Length ${zeros.length}>>\nstream\n`,
    ),
    zeros,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** A PDF whose tree of pages names the same branch ten times over on eighteen levels. */
export function branchingPdf(): Buffer {
  const levels = Array.from({ length: 18 }, (_, at) => {
    const kids = `${at + 3} 0 R `.repeat(10);
    return `${at + 2} 0 obj\n<</Type/Pages/Count 1/Kids[${kids}]>>\nendobj\n`;
  });
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n${levels.join('')}20 0 obj\n<</Type/Page/MediaBox[0 0 9 9]>>\nendobj\ntrailer\n<</Root 1 0 R/Size 21>>\n`,
  );
}

/** An archive of one entry that becomes 256 megabytes. */
export function zipBomb(): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(0xffffffff, 22);
  return Buffer.concat([header, deflateSync(Buffer.alloc(2 ** 28), { level: 9 })]);
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** A picture to one program and a script to another. */
export const gifScript = Buffer.from('GIF89a=1;alert(1)//\0\0;', 'latin1');

export const page = Buffer.from('<!doctype html><script>alert(1)</script>');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
