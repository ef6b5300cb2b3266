import Type from 'typebox';
import { Text } from '../text.ts';
import { Action, block, closed, heading, ItemCode } from './block.ts';
import { Tile } from './picture.ts';

const Answer = Type.Object(
  {
    /** By which an address leads to it, as `/faq#lost-code`. */
    code: ItemCode,
    question: Text,
    /** May be HTML. */
    answer: Text,
  },
  closed,
);

/** What holds until when, such as how much of a fee comes back; the last one is for what is after all of them. */
const Deadline = Type.Object(
  {
    when: Text,
    title: Text,
    text: Type.Optional(Text),
    /** How much of the bar it takes, beside the others. */
    share: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  },
  closed,
);

const Group = Type.Object(
  {
    code: ItemCode,
    title: Text,
    lead: Type.Optional(Text),
    /** Drawn as a bar in proportion. */
    deadlines: Type.Optional(Type.Array(Deadline, { minItems: 2, maxItems: 5 })),
    answers: Type.Array(Answer, { minItems: 1, maxItems: 80 }),
  },
  closed,
);

/** What has happened to somebody, and the answers that help then. */
const Situation = Type.Object(
  { label: Text, answers: Type.Array(ItemCode, { minItems: 1, maxItems: 20, uniqueItems: true }) },
  closed,
);

/** What stands in the margin. */
const Note = Type.Object(
  {
    title: Text,
    text: Type.Optional(Text),
    tile: Type.Optional(Tile),
    /** Who answers, from the catalogue of people: their face stands beside the words. */
    person: Type.Optional(ItemCode),
    action: Type.Optional(Action),
  },
  closed,
);

/** Answers in groups, found by words and by what has happened. */
export const Help = block('help', {
  ...heading,
  groups: Type.Array(Group, { minItems: 1, maxItems: 20 }),
  situations: Type.Optional(Type.Array(Situation, { minItems: 1, maxItems: 12 })),
  notes: Type.Optional(Type.Array(Note, { minItems: 1, maxItems: 4 })),
});
