import type { Speaker } from '#engine/contract/site.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { DocumentLink } from '../parts/action-link.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { sessionLink } from '../parts/session-link.ts';

export interface PersonProps {
  readonly speaker: Speaker;
  /** The person's place in the list, from 1. */
  readonly place: number;
}

/** A person's name, linked to their own page if they have one. */
export function PersonName({ speaker }: Pick<PersonProps, 'speaker'>) {
  return (
    <CardHeading>
      {speaker.link ? <DocumentLink link={speaker.link}>{speaker.name}</DocumentLink> : speaker.name}
    </CardHeading>
  );
}

/** A person's keynote and workshops, linked to their details; nothing without any. */
export function PersonTalks({ speaker }: Pick<PersonProps, 'speaker'>) {
  const text = useText();
  const { t } = useTranslation('pages');
  const talks = [
    ...(speaker.keynote ? [{ code: 'keynote', title: speaker.keynote.title, session: undefined }] : []),
    ...speaker.workshops.map((one) => ({
      code: one.workshops_code,
      title: one.workshops_title,
      session: one.workshops_session_code,
    })),
  ];
  if (talks.length === 0) return null;
  return (
    <div className="person-talks">
      <p className="soft">{t('gives')}</p>
      <ul>
        {talks.map(({ code, title, session }) => (
          <li key={code}>
            {session === undefined ? (
              text(title)
            ) : (
              <DocumentLink link={sessionLink(session)}>{text(title)}</DocumentLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
