import { PDFDocument } from '@cantoo/pdf-lib';
import { limitPdfDecoding } from './limit-pdf-decoding.ts';
import { keepOnlyDrawn, pagesOf } from './pdf-pages.ts';

export const mostPages = 50;

/** The rewritten document, or why there is none. */
export type Rewritten =
  | { readonly ok: true; readonly content: Uint8Array }
  | { readonly ok: false; readonly reason: 'unreadable' | 'pages' };

limitPdfDecoding();

/**
 * Copies the visible contents of pages into a new document: no scripts, attachments, or data between objects. Refuses
 * broken and protected documents.
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
