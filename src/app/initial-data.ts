import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Data embedded in the page: the answers that it was rendered from, and the event's address. */
export interface FirstAnswer {
  /** Whether the server rendered the page. */
  readonly drawn: boolean;
  /** The origin of the event's addresses for search engines. */
  readonly origin: string;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
}

/** The element of the page that holds it. */
export const FIRST_ANSWER_ID = 'first-answer';

/** Reads the embedded data; undefined if the server sent the page without rendering it. */
export function readFirstAnswer(): FirstAnswer | undefined {
  const text = document.getElementById(FIRST_ANSWER_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Puts the answers that came with the page where the queries look for them. */
export function keepAnswers(queries: QueryClient, answers: FirstAnswer['answers']): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
}

/** Writes it as a script of data: no text in it can end the element early. */
export function writeFirstAnswer(answer: FirstAnswer): string {
  return JSON.stringify(answer).replaceAll('<', '\\u003c');
}
