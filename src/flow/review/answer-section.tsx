import type { ReactNode } from 'react';
import type { AnswerLine } from '#engine/form/summary/answer-lines.ts';
import { AnswerList } from './answer-list.tsx';

/** The answers of one step under its name. */
export function AnswerSection({ title, lines }: { title: ReactNode; lines: readonly AnswerLine[] }) {
  return (
    <section className="review-section">
      <h3>{title}</h3>
      <AnswerList lines={lines} />
    </section>
  );
}
