import type { BlockProps } from '../block-props.ts';
import { ClosingNote } from './closing-note.tsx';
import { PersonRow } from './person-row.tsx';
import { PeopleTogether } from './speakers-view.tsx';

export { KeynotesView } from './keynotes-view.tsx';

/** Those who speak, as the rows of a cast. */
export function SpeakersView(props: BlockProps<'speakers'>) {
  return <PeopleTogether {...props} Person={PersonRow} Note={ClosingNote} list="cast" />;
}
