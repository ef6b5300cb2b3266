import { useTranslation } from 'react-i18next';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { speakersQuery } from '../site-queries.ts';
import { PersonCard } from './person-card.tsx';
import { PersonPoster } from './person-poster.tsx';
import { PersonRow } from './person-row.tsx';
import './speakers-view.css';

/** How each theme shows people together; cards on ruled paper where it has no way of its own. */
const ways = {
  music: { Person: PersonRow, list: 'cast', section: undefined },
  tickets: { Person: PersonPoster, list: 'wall', section: undefined },
} as const;
const usual = { Person: PersonCard, list: 'person-cards', section: 'ruled' } as const;

/** Those who speak, with what they do and the workshops that they give. */
export function SpeakersView({ block, sunken }: BlockProps<'speakers'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const { theme_type } = useEvent().theme;
  const { Person, list, section } = theme_type in ways ? ways[theme_type as keyof typeof ways] : usual;
  return (
    <Section
      sunken={sunken && section === undefined}
      className={section}
      title={block.title}
      lead={block.lead}
    >
      <Fetched query={speakersQuery(call)} isEmpty={(all) => all.length === 0} empty={t('no_speakers')}>
        {(all) => (
          <ul className={list} data-people="">
            {chosenOf(all, block.people).map((speaker, index) => (
              <Person key={speaker.code} speaker={speaker} place={index + 1} />
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  );
}
