import type { BlockProps } from '../block-props.ts';
import { ClosingNote } from './closing-note.tsx';
import { PersonRow } from './person-row.tsx';
import { PeopleTogether } from './speakers-view.tsx';

export { KeynotesView } from './keynotes-view.tsx';

/** Speakers as the rows of a cast list. */
export function SpeakersView(props: BlockProps<'speakers'>) {
  return <PeopleTogether {...props} Person={PersonRow} Note={ClosingNote} list="cast" />;
}
