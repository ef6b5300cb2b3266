import Type, { type Static } from 'typebox';
import { Text } from '../text.ts';
import { Action, block, Chosen, closed, heading } from './block.ts';
import { Tile } from './picture.ts';

/** A word between the people, which is about all of them. */
const Note = Type.Object(
  {
    /** After how many of them it stands. */
    after: Type.Integer({ minimum: 0, maximum: 200 }),
    text: Text,
    /** Who says so. */
    by: Type.Optional(Text),
    tile: Type.Optional(Tile),
    action: Type.Optional(Action),
  },
  closed,
);
export type PeopleNote = Static<typeof Note>;

/** Who gives the keynotes, from the catalogue; all of them, or those that are named. */
export const Keynotes = block('keynotes', { ...heading, people: Type.Optional(Chosen) });

/** Who speaks, from the catalogue; all of them, or those that are named. */
export const Speakers = block('speakers', {
  ...heading,
  people: Type.Optional(Chosen),
  /** Who is left out, such as those who stand above already. */
  except: Type.Optional(Chosen),
  notes: Type.Optional(Type.Array(Note, { maxItems: 6 })),
});
