import type { PeopleNote } from '#engine/event/documents/page/blocks/people.ts';

/** A note between people, in any style. */
export interface NoteProps {
  readonly note: PeopleNote;
}
