import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Track } from '#engine/event/documents/event/schema.ts';
import type { BlockOf } from '#engine/event/documents/page/blocks/registry.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { priceWords } from '#src/lib/i18n/price-words.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Tag } from '#src/ui/tag.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { Icon } from '#ui/icon.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { useRegistrationState } from '../registration-state.ts';
import { textKey } from '../text-key.ts';

type Card = BlockOf<'tracks'>['tracks'][number];
export type TrackCardProps = { card: Card };

/** The label of a track's button, by its mode. */
export function chooseLabel(
  track: Pick<Track, 'modes'>,
): 'choose_in_person' | 'choose_online' | 'choose_hybrid' {
  if (track.modes.includes('In-Person')) return 'choose_in_person';
  return track.modes.includes('Online') ? 'choose_online' : 'choose_hybrid';
}

/** One way to take part; its button starts a registration with that track. */
export function TrackCard({ card }: TrackCardProps) {
  const { t } = useTranslation('home');
  const text = useText();
  const locale = useLocale();
  const titleId = useId();
  const state = useRegistrationState(card.track);
  const { data: option } = useQuery(registrationOptionQuery(useCall()));
  const event = useEvent();
  const { hasTiles } = useThemeParts();
  const track = event.tracks.find(({ code }) => code === card.track);
  const ofTrack = option?.prices?.find((each) => each.track === card.track);
  const price = ofTrack && priceWords(t, ofTrack, locale);
  return (
    <article className="track" aria-labelledby={titleId}>
      {hasTiles && card.tiles.length > 0 && <Quilt rows={[card.tiles]} />}
      <div className="track-body">
        <CardHeading id={titleId}>{text(card.title)}</CardHeading>
        <ul>
          {card.points.map((point) => (
            <li key={textKey(point)}>
              <Icon name="check" />
              <span>{text(point)}</span>
            </li>
          ))}
        </ul>
        {price && (
          <p className="track-price">
            <b className="track-amount num">{price.amount}</b>
            {price.note && <small>{price.note}</small>}
          </p>
        )}
        {track && (
          <div className="track-choose">
            {state === 'open' ? (
              <Link
                className={buttonClass({ variant: 'secondary' })}
                aria-describedby={titleId}
                to={pathTo('registration.start', locale, {}, { track: track.seo })}
              >
                {t(chooseLabel(track))}
              </Link>
            ) : (
              <Tag icon={state === 'full' ? 'users' : 'lock'} outline>
                {t(`${state}_tag`)}
              </Tag>
            )}
            {state === 'full' && isYes(option?.waitlist) && (
              <Link
                className={buttonClass({ variant: 'secondary' })}
                aria-describedby={titleId}
                to={pathTo('registration.start.waitlist', locale, {}, { track: track.seo })}
              >
                {t('join_waitlist')}
              </Link>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
