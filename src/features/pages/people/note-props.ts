import type { PeopleNote } from '#engine/configuration/blocks/people.ts';

/** A word between the people, whatever the manner in which they are drawn. */
export interface NoteProps {
  readonly note: PeopleNote;
}
