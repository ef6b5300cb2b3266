import type { ComponentType } from 'react';
import type { Speaker } from '#engine/contract/site.ts';
import type { PeopleNote } from '#engine/event/documents/page/blocks/people.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { speakersQuery } from '../site-queries.ts';
import { textKey } from '../text-key.ts';
import type { NoteProps } from './note-props.ts';
import type { PersonProps } from './person-talks.tsx';
import './person-talks.css';

interface TogetherProps extends BlockProps<'speakers'> {
  readonly Person: ComponentType<PersonProps>;
  readonly Note: ComponentType<NoteProps>;
  /** Classes of the list and of the section. */
  readonly list: string;
  readonly section?: string;
}

type Entry = { readonly speaker: Speaker; readonly place: number } | { readonly note: PeopleNote };

/** The people that a block shows: all or those it lists, without its exceptions. */
const shownOf = (all: readonly Speaker[], { people, except = [] }: BlockProps<'speakers'>['block']) =>
  chosenOf(all, people).filter(({ code }) => !except.includes(code));

/** Inserts the notes between the people; notes past the end come last. */
function withNotes(people: readonly Speaker[], notes: readonly PeopleNote[] = []): Entry[] {
  const notesAt = (place: number) =>
    notes.filter(({ after }) => Math.min(after, people.length) === place).map((note) => ({ note }));
  return [
    ...notesAt(0),
    ...people.flatMap((speaker, index) => [{ speaker, place: index + 1 }, ...notesAt(index + 1)]),
  ];
}

/** Speakers with their description and workshops. */
export function PeopleTogether({ block, sunken, Person, Note, list, section }: TogetherProps) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const { people } = useThemeParts();
  return (
    <Section
      sunken={sunken && section === undefined}
      className={section}
      title={block.title}
      lead={block.lead}
    >
      <Fetched query={speakersQuery(call)} isEmpty={(all) => all.length === 0} empty={t('no_speakers')}>
        {(all) => (
          <ul className={list} data-people={people}>
            {withNotes(shownOf(all, block), block.notes).map((entry) =>
              'note' in entry ? (
                <Note key={textKey(entry.note.text)} note={entry.note} />
              ) : (
                <Person key={entry.speaker.code} speaker={entry.speaker} place={entry.place} />
              ),
            )}
          </ul>
        )}
      </Fetched>
    </Section>
  );
}
