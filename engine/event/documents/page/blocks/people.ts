import Type, { type Static } from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block, Chosen, closed, heading } from '../../../properties/block.ts';
import { Tile } from '../../../properties/picture.ts';

/** A note between people, about all of them. */
const Note = Type.Object(
  {
    /** After how many people it is shown. */
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

/** Keynote speakers from the catalogue; all, or those listed. */
export const Keynotes = block('keynotes', { ...heading, people: Type.Optional(Chosen) });

/** Speakers from the catalogue; all, or those listed. */
export const Speakers = block('speakers', {
  ...heading,
  people: Type.Optional(Chosen),
  /** People to omit, such as those shown above. */
  except: Type.Optional(Chosen),
  notes: Type.Optional(Type.Array(Note, { maxItems: 6 })),
});
