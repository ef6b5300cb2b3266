import type { ReceivedFile } from '#server/http/request-body.ts';
import { fileLabel } from './file-label.ts';
import { fileMissing, fileTooLarge, typeNotTaken } from './file-problems.ts';
import { type FileType, typeOfContent } from './file-type.ts';
import { reencodePicture } from './reencode-picture.ts';
import { rewritePdfApart } from './rewrite-pdf-apart.ts';

/** What a file is sent for, and what that allows. */
export type FileTerms = {
  readonly takesPdf: boolean;
  /** In bytes, as it is sent and as it is kept. */
  readonly most: number;
  /** Whether pictures are made no larger than they are ever shown. */
  readonly shrink: boolean;
};

/** A file as it may be kept: written anew by us, under a name that is safe to show. */
export type AcceptedFile = {
  readonly name: string;
  readonly type: FileType;
  readonly content: Uint8Array;
};

/** Makes a file that was sent one that may be kept. Throws 413, 415 or 422 under `file` at what may not. */
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
