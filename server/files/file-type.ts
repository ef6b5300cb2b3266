import type { StoredFile } from '#engine/form/field-types/stored-file-value.ts';

/** The types of file that are kept. */
export type FileType = StoredFile['type'];

const ascii = (text: string) => Buffer.from(text, 'latin1');

/** The first bytes of each type, at offsets. */
const signatures: readonly { type: FileType; marks: readonly [offset: number, bytes: Buffer][] }[] = [
  { type: 'image/jpeg', marks: [[0, Buffer.from([0xff, 0xd8, 0xff])]] },
  { type: 'image/png', marks: [[0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]] },
  {
    type: 'image/webp',
    marks: [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  },
  // Readers forgive other bytes before it, and so let one file be two things; we do not.
  { type: 'application/pdf', marks: [[0, ascii('%PDF-')]] },
];

/** Whether a text names one of the types that are kept. */
export function isFileType(text: string): text is FileType {
  return signatures.some(({ type }) => type === text);
}

/** The type of a file by its first bytes, regardless of its name and declared type. */
export function typeOfContent(content: Buffer): FileType | undefined {
  return signatures.find(({ marks }) =>
    marks.every(([offset, bytes]) => content.subarray(offset, offset + bytes.length).equals(bytes)),
  )?.type;
}
