import { useContext } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import type { Path } from '#engine/form/field/path.ts';
import { formatCount } from '#engine/form/format/count.ts';
import type { BesideOption } from '#engine/form/react/form-environment.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { TrackPicture } from '#src/flow/tracks/track-picture.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { priceRangeWords } from '#src/lib/i18n/price-words.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { FullDayWay, FullTrack, FullTrackWay } from './full-track.tsx';
import { OfferedContext } from './offered-context.ts';
import { PriceLines } from './price-lines.tsx';
import { priceOf, pricesFor, rangeOf } from './selected-track.ts';

/** Shown next to each track: picture, price and availability; next to each day: its price alone and availability. */
export function besideTrack(path: Path, { id, enabled }: Option): BesideOption | undefined {
  if (path === 'days') {
    return enabled === 'N'
      ? { end: <FullTrack />, beyond: <FullDayWay day={id} /> }
      : { end: <DayOffer day={id} /> };
  }
  if (path !== 'track') return undefined;
  const ahead = <TrackPicture track={id} />;
  return enabled === 'N'
    ? { ahead, end: <FullTrack />, beyond: <FullTrackWay track={id} /> }
    : { ahead, end: <TrackOffer track={id} /> };
}

/** The selected track's price for one day, if it is sold by the day, and how many places are left on it. */
function DayOffer({ day }: { day: string }) {
  const { t } = useTranslation('registration');
  const { t: home } = useTranslation('home');
  const locale = useLocale();
  const offered = useContext(OfferedContext);
  const chosen = offered?.chosen;
  const price = offered?.option?.prices?.find(({ track }) => track === chosen?.track);
  const alone = chosen && priceOf(price, { ...chosen, days: [day] });
  const left = offered?.keptDay === day ? undefined : offered?.option?.day_places_left?.[day];
  return (
    <>
      {alone && (
        <small className="num">
          {t('start.dayAlone', {
            amount: priceRangeWords(home, rangeOf(pricesFor(alone, offered?.payer)), locale),
          })}
        </small>
      )}
      {left !== undefined && (
        <small className="num">
          {t('start.placesLeft', { count: left, places: formatCount(left, locale) })}
        </small>
      )}
    </>
  );
}

function TrackOffer({ track }: { track: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const event = useEvent();
  const offered = useContext(OfferedContext);
  if (!offered) return null;
  const { chosen, payer, option, kept } = offered;
  if (option?.full_tracks.includes(track) && kept !== track) return null;
  const price = priceOf(
    option?.prices?.find((each) => each.track === track),
    chosen.days.length > 0 ? chosen : { ...chosen, days: event.days.map(({ code }) => code) },
  );
  const left = kept === track ? undefined : option?.places_left?.[track];
  // One counter for several tracks is no counter of each.
  const isShared = event.tracks.length > 1 && left === option?.places_left_in_all;
  return (
    <>
      {price && <PriceLines prices={pricesFor(price, payer)} />}
      {left !== undefined && (
        <span className="track-left num">
          {t(isShared ? 'start.placesLeftInAll' : 'start.placesLeft', {
            count: left,
            places: formatCount(left, locale),
          })}
        </span>
      )}
    </>
  );
}
