import { useId, useState } from 'react';
import type { Location } from '#engine/event/documents/locations/schema.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { Picture } from '../parts/picture.tsx';
import { Prose } from '../parts/prose.tsx';
import { locationQuery } from '../site-queries.ts';
import { SketchMap } from './sketch-map.tsx';
import { TileMap } from './tile-map.tsx';
import './location-card.css';
import './place-card.css';

export interface LocationCardProps {
  readonly location: Pick<Location, 'code' | 'name' | 'text' | 'address' | 'picture' | 'picture_alt'>;
  /** Open from the start. */
  readonly opened?: boolean;
}

/** A place of the event: its address, and how one gets there, opened and closed by a button. */
export function LocationCard({ location, opened = false }: LocationCardProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  const [open, setOpen] = useState(opened);
  const detailId = useId();
  return (
    <article className="hotel">
      <Picture picture={location.picture} alt={location.picture_alt} />
      <div>
        <CardHeading>{text(location.name)}</CardHeading>
        {location.address && <p className="strong hotel-distance">{text(location.address)}</p>}
        {location.text && <p className="soft">{text(location.text)}</p>}
        <div className="actions location-actions">
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={detailId}
            onClick={() => setOpen((before) => !before)}
          >
            <Icon name={open ? 'chevron-up' : 'pin'} />
            {t(open ? 'close_map' : location.address ? 'open_map' : 'open_detail')}
            <span className="sr">{text(location.name)}</span>
          </Button>
        </div>
      </div>
      <div className="location-detail" id={detailId} hidden={!open}>
        {open && <LocationDetail code={location.code} />}
      </div>
    </article>
  );
}

function LocationDetail({ code }: { code: string }) {
  const text = useText();
  const call = useCall();
  return (
    <Fetched query={locationQuery(call, code)} isEmpty={() => false} empty="">
      {(location) => (
        <div className="location-grid">
          <PlaceMap location={location} />
          <div className="stack">
            {location.description && <Prose html={text(location.description)} />}
            <ul className="ways">
              {location.ways.map((way) => (
                <li key={text(way.title)}>
                  <Icon name={way.icon} />
                  <div>
                    <b className="strong">{text(way.title)}</b>
                    <p className="soft">{text(way.text)}</p>
                  </div>
                </li>
              ))}
            </ul>
            <MapLink location={location} />
          </div>
        </div>
      )}
    </Fetched>
  );
}

/** A tile map if the event has tiles; otherwise, or if no tile loads, its sketch. */
function PlaceMap({ location: { name, latitude, longitude, sketch } }: { location: Location }) {
  const text = useText();
  const { map } = useEvent();
  const drawing = sketch && <SketchMap sketch={sketch} />;
  if (!map || latitude === undefined || longitude === undefined) return drawing;
  return <TileMap map={map} latitude={latitude} longitude={longitude} name={text(name)} instead={drawing} />;
}

function MapLink({ location: { latitude, longitude } }: { location: Location }) {
  const { t } = useTranslation('pages');
  if (latitude === undefined || longitude === undefined) return null;
  return (
    <p>
      <a
        className="link"
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('on_map')}
        <Icon name="external" size="s" />
      </a>
    </p>
  );
}
