import type { BlockProps } from '../block-props.ts';
import { PersonPoster } from './person-poster.tsx';
import { PeopleTogether } from './speakers-view.tsx';
import { StripNote } from './strip-note.tsx';

export { KeynotesView } from './keynotes-view.tsx';

/** Speakers as a wall of posters. */
export function SpeakersView(props: BlockProps<'speakers'>) {
  return <PeopleTogether {...props} Person={PersonPoster} Note={StripNote} list="wall" />;
}
