import { fileLabel } from './file-label.ts';
import { fileMissing, fileTooLarge, typeNotTaken } from './file-problems.ts';
import { type FileType, typeOfContent } from './file-type.ts';
import type { ReceivedFile } from './received-file.ts';
import { reencodePicture } from './reencode-picture.ts';
import { rewritePdfApart } from './rewrite-pdf-apart.ts';

/** A file's purpose, with its limits. */
export type FileTerms = {
  readonly takesPdf: boolean;
  /** In bytes, as sent and as stored. */
  readonly most: number;
  /** Whether pictures are made no larger than they are ever shown. */
  readonly shrink: boolean;
};

/** A file to store: rewritten, under a safe name. */
export type AcceptedFile = {
  readonly name: string;
  readonly type: FileType;
  readonly content: Uint8Array;
};

/** Converts an uploaded file to one that can be stored. Throws 413, 415 or 422 under `file`. */
export async function acceptFile(sent: ReceivedFile, terms: FileTerms): Promise<AcceptedFile> {
  const { takesPdf, most, shrink } = terms;
  if (sent.content.length === 0) throw fileMissing();
  if (sent.content.length > most) throw fileTooLarge(most);
  const type = typeOfContent(sent.content);
  if (type === undefined || (type === 'application/pdf' && !takesPdf)) throw typeNotTaken(takesPdf);
  const content =
    type === 'application/pdf'
      ? await rewritePdfApart(sent.content)
      : await reencodePicture(sent.content, type, { shrink });
  if (content.length > most) throw fileTooLarge(most);
  return { name: fileLabel(sent.name, type), type, content };
}
