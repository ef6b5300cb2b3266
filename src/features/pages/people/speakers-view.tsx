import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#src/api/call-context.tsx';
import { useLook } from '#src/api/use-look.ts';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { speakersQuery } from '../site-queries.ts';
import type { PersonProps } from './person-talks.tsx';
import './person-talks.css';

interface TogetherProps extends BlockProps<'speakers'> {
  readonly Person: ComponentType<PersonProps>;
  /** Classes of the list, and of the section where it has one of its own. */
  readonly list: string;
  readonly section?: string;
}

/** Those who speak, with what they do and the workshops that they give. */
export function PeopleTogether({ block, sunken, Person, list, section }: TogetherProps) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const { people } = useLook();
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
            {chosenOf(all, block.people).map((speaker, index) => (
              <Person key={speaker.code} speaker={speaker} place={index + 1} />
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  );
}
