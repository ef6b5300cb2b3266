import { useTranslation } from 'react-i18next';
import type { Speaker } from '#engine/contract/site.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { DocumentLink } from '../parts/action-link.tsx';
import { CardHeading } from '../parts/card-heading.tsx';

export interface PersonProps {
  readonly speaker: Speaker;
  /** The person's place in the list, from 1. */
  readonly place: number;
}

/** A person's name, which leads to what they have of their own. */
export function PersonName({ speaker }: Pick<PersonProps, 'speaker'>) {
  return (
    <CardHeading>
      {speaker.link ? <DocumentLink link={speaker.link}>{speaker.name}</DocumentLink> : speaker.name}
    </CardHeading>
  );
}

/** What somebody gives: a keynote, workshops of the schedule; nothing where they give none. */
export function PersonTalks({ speaker }: Pick<PersonProps, 'speaker'>) {
  const text = useText();
  const { t } = useTranslation('pages');
  const talks = [
    ...(speaker.keynote ? [{ code: 'keynote', title: speaker.keynote.title }] : []),
    ...speaker.workshops.map((one) => ({ code: one.workshops_code, title: one.workshops_title })),
  ];
  if (talks.length === 0) return null;
  return (
    <div className="person-talks">
      <p className="soft">{t('gives')}</p>
      <ul>
        {talks.map(({ code, title }) => (
          <li key={code}>{text(title)}</li>
        ))}
      </ul>
    </div>
  );
}
