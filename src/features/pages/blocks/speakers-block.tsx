import { useTranslation } from 'react-i18next';
import type { Speaker } from '#engine/contract/site.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { DocumentLink } from '../parts/action-link.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { speakersQuery } from '../site-queries.ts';
import { PersonPicture } from './person-picture.tsx';
import './speakers-block.css';

/** Those who speak, with what they do and the workshops that they give. */
export function SpeakersBlock({ block, sunken }: BlockProps<'speakers'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <Fetched query={speakersQuery(call)} isEmpty={(all) => all.length === 0} empty={t('no_speakers')}>
        {(all) => (
          <ul className="speakers">
            {chosenOf(all, block.people).map((speaker) => (
              <SpeakerEntry key={speaker.code} speaker={speaker} />
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  );
}

function SpeakerEntry({ speaker }: { speaker: Speaker }) {
  const text = useText();
  const { t } = useTranslation('pages');
  const talks = [
    ...(speaker.keynote ? [{ code: 'keynote', title: speaker.keynote.title }] : []),
    ...speaker.workshops.map((one) => ({ code: one.workshops_code, title: one.workshops_title })),
  ];
  return (
    <li className="speaker">
      <PersonPicture speaker={speaker} />
      <div>
        <CardHeading>
          {speaker.link ? <DocumentLink link={speaker.link}>{speaker.name}</DocumentLink> : speaker.name}
        </CardHeading>
        {speaker.role && <p className="soft small">{text(speaker.role)}</p>}
        {speaker.biography && <p className="speaker-life">{text(speaker.biography)}</p>}
        {talks.length > 0 && (
          <p className="small">
            <b className="strong">{t('gives')}</b> {talks.map(({ title }) => text(title)).join(' · ')}
          </p>
        )}
      </div>
    </li>
  );
}
