import { PDFDocument } from '@cantoo/pdf-lib';
import { limitPdfDecoding } from './limit-pdf-decoding.ts';
import { keepOnlyDrawn, pagesOf } from './pdf-pages.ts';

export const mostPages = 50;

/** A document written anew, or why it was not. */
export type Rewritten =
  | { readonly ok: true; readonly content: Uint8Array }
  | { readonly ok: false; readonly reason: 'unreadable' | 'pages' };

limitPdfDecoding();

/**
 * Copies what is seen of a document's pages into a new one: no scripts, no attached files, nothing before, between or
 * behind its objects. One that is broken or protected is not taken.
 */
export async function rewritePdf(content: Uint8Array): Promise<Rewritten> {
  try {
    const source = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true });
    const pages = pagesOf(source);
    if (pages.length > mostPages) return { ok: false, reason: 'pages' };
    if (pages.length === 0) return { ok: false, reason: 'unreadable' };
    keepOnlyDrawn(source, pages);
    const clean = await PDFDocument.create({ updateMetadata: false });
    for (const page of await clean.copyPages(source, source.getPageIndices())) clean.addPage(page);
    return { ok: true, content: await clean.save({ addDefaultPage: false, updateFieldAppearances: false }) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
