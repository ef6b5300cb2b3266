import Type from 'typebox';
import { Text } from '../text.ts';
import { block, closed, heading } from './block.ts';

const Question = Type.Object({ question: Text, answer: Text }, closed);

/** Questions that are asked often; an answer may be HTML. */
export const Faq = block('faq', {
  ...heading,
  questions: Type.Array(Question, { minItems: 1, maxItems: 80 }),
});
