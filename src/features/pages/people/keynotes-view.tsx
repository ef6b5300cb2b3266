import { useQuery } from '@tanstack/react-query';
import type { Speaker } from '#engine/contract/site.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tag } from '#src/ui/tag.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { CardHeading } from '../parts/card-heading.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { keynotesQuery } from '../site-queries.ts';
import { Face } from './face.tsx';
import { type NextKeynote, useNextKeynote } from './use-next-keynote.ts';
import './keynotes-view.css';

/** Keynote speakers with their talk, time and place. */
export function KeynotesView({ block, sunken }: BlockProps<'keynotes'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const { people } = useThemeParts();
  const next = useNextKeynote(useQuery(keynotesQuery(call)).data);
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <Fetched query={keynotesQuery(call)} isEmpty={(all) => all.length === 0} empty={t('no_keynotes')}>
        {(all) => (
          <div className="keynotes" data-people={people}>
            {chosenOf(all, block.people).map((speaker, index) => (
              <KeynoteTalk
                key={speaker.code}
                speaker={speaker}
                place={index + 1}
                next={next?.code === speaker.code ? next : undefined}
              />
            ))}
          </div>
        )}
      </Fetched>
    </Section>
  );
}

interface KeynoteTalkProps {
  readonly speaker: Speaker;
  readonly place: number;
  /** The current or next keynote. */
  readonly next: NextKeynote | undefined;
}

function KeynoteTalk({ speaker, place, next }: KeynoteTalkProps) {
  const text = useText();
  const locale = useLocale();
  const { t } = useTranslation('pages');
  const { keynote } = speaker;
  if (!keynote) return null;
  const times = { start: formatWallTime(keynote.start, locale), end: formatWallTime(keynote.end, locale) };
  const day = formatWallDay(keynote.start, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <article className="keynote-talk">
      <Face
        className="keynote-face"
        speaker={speaker}
        place={place}
        sizes="(min-width: 720px) 288px, 320px"
      />
      {next && (
        <span className="keynote-next">
          <Tag tone="info" icon="clock">
            {t(next.isOn ? 'keynote_on' : 'keynote_next')}
          </Tag>
        </span>
      )}
      <div className="stack">
        <CardHeading>{text(keynote.title)}</CardHeading>
        <p className="keynote-who">
          <b>{speaker.name}</b>
          {speaker.role && <span className="soft">{text(speaker.role)}</span>}
        </p>
        <ul className="meta-list">
          <li>
            <Icon name="clock" />
            <span>
              {firstUpper(t('on_day', { day, times: t('from_to', times) }), locale)}
              <small>{zoneNameOf(keynote.timezone, locale)}</small>
            </span>
          </li>
          {keynote.place && (
            <li>
              <Icon name="pin" />
              <span>{text(keynote.place)}</span>
            </li>
          )}
        </ul>
        {keynote.description && <p>{text(keynote.description)}</p>}
        {speaker.biography && <p className="soft">{text(speaker.biography)}</p>}
      </div>
    </article>
  );
}
