import { createContext, use } from 'react';

/** Sets the status of the server's answer during rendering. */
export interface AnswerStatus {
  current: number;
}

export const AnswerStatusContext = createContext<AnswerStatus | undefined>(undefined);

/** Makes the server answer with a status when this component renders; does nothing in a browser. */
export function useAnswerStatus(status: number): void {
  const answer = use(AnswerStatusContext);
  if (answer) answer.current = status;
}
