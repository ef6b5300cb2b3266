import { formatFileSize } from '#engine/form/format/file-size.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { type Message, Refusal, type RefusalKind } from '#server/refusals/refusal.ts';

const problem = (kind: RefusalKind, said: Message) => new Refusal(kind, { file: [said] });

const sized = (bytes: number) => textSaid((locale) => formatFileSize(bytes, locale));

/** Refusals of a file, at the field for files. */
export const fileMissing = () => problem('invalid', inEveryLanguage('files.missing'));

export const fileTooLarge = (bytes: number) =>
  problem('too_large', inEveryLanguage('files.tooLarge', { size: sized(bytes) }));

export const typeNotTaken = (takesPdf: boolean) =>
  problem('unsupported_type', inEveryLanguage(takesPdf ? 'files.pictureOrPdf' : 'files.pictureOnly'));

export const pictureUnreadable = () => problem('invalid', inEveryLanguage('files.pictureUnreadable'));

export const pictureTooManyPixels = (megapixels: number) =>
  problem('invalid', inEveryLanguage('files.tooManyPixels', { megapixels }));

export const documentUnreadable = () => problem('invalid', inEveryLanguage('files.documentUnreadable'));

export const tooManyPages = (most: number) =>
  problem('invalid', inEveryLanguage('files.tooManyPages', { most }));

export const noMoreFiles = (most: number) =>
  problem('invalid', inEveryLanguage('files.noMoreFiles', { most }));

export const noMoreSpace = (bytes: number) =>
  problem('too_large', inEveryLanguage('files.noMoreSpace', { size: sized(bytes) }));
