import { extractText } from 'unpdf';
import type { Answer } from './test-api.ts';

/** The words on a PDF that a call answered with, all pages in one line. */
export async function pdfText({ bytes = Buffer.of() }: Pick<Answer, 'bytes'>): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
}
