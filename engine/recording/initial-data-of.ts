import { parsed } from './call-body.ts';
import type { HarEntry } from './har.ts';

/** The answers embedded in a page, by the website's cache keys. */
export interface FirstAnswerData {
  readonly drawn: boolean;
  readonly origin: string;
  readonly answers: readonly (readonly [readonly unknown[], unknown])[];
}

const ELEMENT = /<script type="application\/json" id="first-answer">([\s\S]*?)<\/script>/;

/** The answers embedded in a page of a browser's export; undefined without any. */
export function firstAnswerIn({ response, _firstAnswer }: HarEntry): FirstAnswerData | undefined {
  if (_firstAnswer !== undefined) return _firstAnswer as FirstAnswerData;
  const { mimeType, text } = response.content;
  return mimeType.startsWith('text/html') && text !== undefined ? firstAnswerOfPage(text) : undefined;
}

/** The same of a page's text. */
export function firstAnswerOfPage(html: string): FirstAnswerData | undefined {
  const [, data] = ELEMENT.exec(html) ?? [];
  const answer = data === undefined ? undefined : parsed(data);
  const isOne = typeof answer === 'object' && answer !== null && 'answers' in answer;
  return isOne ? (answer as FirstAnswerData) : undefined;
}
