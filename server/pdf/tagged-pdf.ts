import type { Locale } from '#engine/form/languages/text.ts';
import { fontFile } from '#server/fonts/font-file.ts';
import { ScriptedDocument } from './scripted-document.ts';

export type Pdf = ScriptedDocument;

/** A part of a PDF as a screen reader finds it: a heading, a table, a cell. */
export type PdfPart = ReturnType<Pdf['struct']>;

/** Adds a part to another, after those that it has; a text is put into it as `structParent`. */
export function partOf(pdf: Pdf, parent: PdfPart, type: string, options: { alt?: string } = {}): PdfPart {
  const part = pdf.struct(type, options);
  parent.add(part);
  return part;
}

/** Draws something without meaning: rules, page numbers. */
export function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

export type TaggedPdf = {
  pdf: Pdf;
  /** The root of the document's structure. */
  root: PdfPart;
  /** Ends the document and returns its contents. */
  finish(): Promise<Buffer>;
};

type Options = {
  margin: number;
  locale: Locale;
  title: string;
  author: string;
  /** The source of all texts; fonts are loaded for the scripts in it. */
  content: unknown;
  bufferPages?: boolean;
  /** In points; Letter when absent, the paper of Canada and the United States. */
  size?: readonly [width: number, height: number];
};

/** A PDF with the fonts `regular` and `bold`. It is tagged, so that screen readers recognize headings and tables. */
export async function taggedPdf({
  margin,
  locale,
  title,
  author,
  content,
  bufferPages = false,
  size,
}: Options): Promise<TaggedPdf> {
  const pdf = new ScriptedDocument({
    size: size ? [...size] : 'LETTER',
    margin,
    bufferPages,
    lang: `${locale}-CA`,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author },
  });
  for (const weight of ['regular', 'bold'] as const) pdf.registerFont(weight, fontFile(weight));
  await pdf.loadScripts(content, 'regular');
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return {
    pdf,
    root,
    finish() {
      pdf.end();
      return ended;
    },
  };
}
