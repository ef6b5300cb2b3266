import type { BlockProps } from '../block-props.ts';
import { PersonCard } from './person-card.tsx';
import { SlipNote } from './slip-note.tsx';
import { PeopleTogether } from './speakers-view.tsx';

export { KeynotesView } from './keynotes-view.tsx';

/** Speakers as cards on ruled paper. */
export function SpeakersView(props: BlockProps<'speakers'>) {
  return (
    <PeopleTogether {...props} Person={PersonCard} Note={SlipNote} list="person-cards" section="ruled" />
  );
}
