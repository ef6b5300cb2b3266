import { createContext, use } from 'react';

/** The status of the server's answer while a page is drawn there. */
export interface AnswerStatus {
  current: number;
}

export const AnswerStatusContext = createContext<AnswerStatus | undefined>(undefined);

/** Has the server answer with a status when it draws the component that says so; nothing in a browser. */
export function useAnswerStatus(status: number): void {
  const answer = use(AnswerStatusContext);
  if (answer) answer.current = status;
}
