import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block, closed, heading } from '../../../properties/block.ts';

const Question = Type.Object({ question: Text, answer: Text }, closed);

/** Questions that are asked often; an answer may be HTML. */
export const Faq = block('faq', {
  ...heading,
  questions: Type.Array(Question, { minItems: 1, maxItems: 80 }),
});
