import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block, closed, heading } from '../../../properties/block.ts';
import { picture } from '../../../properties/picture.ts';

const Card = Type.Object(
  { title: Text, text: Type.Optional(Text), ...picture, action: Type.Optional(Action) },
  closed,
);

/** Things of one kind beside each other, each with its picture and its way on. */
export const Cards = block('cards', { ...heading, cards: Type.Array(Card, { minItems: 1, maxItems: 24 }) });
