import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block, closed, heading, ItemCode } from '../../../properties/block.ts';
import { Tile } from '../../../properties/picture.ts';

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

/** A period of a rule, such as a share of the refund; the last one applies after all of them. */
const Deadline = Type.Object(
  {
    when: Text,
    title: Text,
    text: Type.Optional(Text),
    /** Its share of the bar. */
    share: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  },
  closed,
);

const Group = Type.Object(
  {
    code: ItemCode,
    title: Text,
    lead: Type.Optional(Text),
    /** Shown as a proportional bar. */
    deadlines: Type.Optional(Type.Array(Deadline, { minItems: 2, maxItems: 5 })),
    answers: Type.Array(Answer, { minItems: 1, maxItems: 80 }),
  },
  closed,
);

/** A situation, and the answers that help in it. */
const Situation = Type.Object(
  { label: Text, answers: Type.Array(ItemCode, { minItems: 1, maxItems: 20, uniqueItems: true }) },
  closed,
);

/** A note in the margin. */
const Note = Type.Object(
  {
    title: Text,
    text: Type.Optional(Text),
    tile: Type.Optional(Tile),
    /** The person who answers, from the people catalogue: their face is shown. */
    person: Type.Optional(ItemCode),
    action: Type.Optional(Action),
  },
  closed,
);

/** Answers in groups, found by words and by situation. */
export const Help = block('help', {
  ...heading,
  groups: Type.Array(Group, { minItems: 1, maxItems: 20 }),
  situations: Type.Optional(Type.Array(Situation, { minItems: 1, maxItems: 12 })),
  notes: Type.Optional(Type.Array(Note, { minItems: 1, maxItems: 4 })),
});
