import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSafeLink } from '#engine/event/addresses/safe-link.ts';
import type { MapTiles } from '#engine/event/documents/event/map-tiles.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { DrawnMap } from '../map/draw-map.ts';
import { wantsLessMotion } from '../parts/reduced-motion.ts';
import './tile-map.css';

export interface TileMapProps {
  readonly map: MapTiles;
  readonly latitude: number;
  readonly longitude: number;
  /** The name of the place. */
  readonly name: string;
  /** Shown if the tiles do not load. */
  readonly instead: ReactNode;
}

const MOST_ZOOM = 19;

/** A place on the tiles that the event has configured; moved by finger, by mouse, by key and by buttons. */
export function TileMap({ map, latitude, longitude, name, instead }: TileMapProps) {
  const { t } = useTranslation('pages');
  const place = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [gone, setGone] = useState(false);
  const { tiles, max_zoom: maxZoom = MOST_ZOOM } = map;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let left = false;
    let made: DrawnMap | undefined;
    const view = { latitude, longitude, tiles, maxZoom, onGone: () => setGone(true) };
    import('../map/draw-map.ts')
      .then(({ drawMap }) => drawMap(element, view, wantsLessMotion()))
      .then((result) => {
        if (left) return result.remove();
        made = result;
        setDrawn(result);
      })
      .catch(() => left || setGone(true));
    return () => {
      left = true;
      made?.remove();
      setDrawn(undefined);
    };
  }, [latitude, longitude, tiles, maxZoom]);

  if (gone) return instead;
  return (
    <figure className="tile-map">
      <div className="tile-map-frame">
        <section
          ref={place}
          aria-label={t('map_of', { name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by its arrow keys
          tabIndex={0}
        />
        {drawn && (
          <div className="tile-map-zoom">
            <Button iconOnly aria-label={t('zoom_in')} onClick={drawn.zoomIn}>
              <span aria-hidden="true">+</span>
            </Button>
            <Button iconOnly aria-label={t('zoom_out')} onClick={drawn.zoomOut}>
              <span aria-hidden="true">−</span>
            </Button>
          </div>
        )}
      </div>
      <figcaption className="tiny soft">
        <Attribution map={map} /> {t('map_hint')}
      </figcaption>
    </figure>
  );
}

function Attribution({ map: { attribution, attribution_link: link } }: { map: MapTiles }) {
  const text = useText();
  if (link === undefined || !isSafeLink(link)) return <span>{text(attribution)}.</span>;
  return (
    <span>
      <a href={link} target="_blank" rel="noopener noreferrer">
        {text(attribution)}
      </a>
      .
    </span>
  );
}
