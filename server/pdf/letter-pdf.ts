import PDFDocument from 'pdfkit';
import type { Locale } from '#engine/configuration/text.ts';
import { fontFile } from '#server/fonts/font-file.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export type LetterPdf = {
  pdf: Pdf;
  /** Ends the document and gives all of it. */
  finish(): Promise<Buffer>;
};

type Options = { margin: number; locale: Locale; title: string; author: string; bufferPages?: boolean };

/** A PDF of Letter pages, the paper of Canada and the United States, with the fonts `regular` and `bold`. */
export function letterPdf({ margin, locale, title, author, bufferPages = false }: Options): LetterPdf {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    bufferPages,
    lang: locale,
    info: { Title: title, Author: author },
  });
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, fontFile(weight));
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return {
    pdf,
    finish() {
      pdf.end();
      return ended;
    },
  };
}
