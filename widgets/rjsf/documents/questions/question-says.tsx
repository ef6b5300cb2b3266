import { memo } from 'react';
import { questionInWords } from './question-in-words.ts';

type Words = Parameters<typeof questionInWords>;

interface QuestionSaysProps {
  readonly question: Words[0];
  readonly root: Words[1];
  readonly subjects: Words[2];
  readonly locale: Words[3];
}

/** A question in plain words; drawn again only when it changes, or what its conditions read. */
export const QuestionSays = memo(({ question, root, subjects, locale }: QuestionSaysProps) =>
  questionInWords(question, root, subjects, locale),
);
