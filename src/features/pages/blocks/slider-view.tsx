import { useId, useRef, useState } from 'react';
import type { BlockOf } from '#engine/event/documents/page/blocks/registry.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { DocumentLink } from '../parts/action-link.tsx';
import { Picture } from '../parts/picture.tsx';
import { textKey } from '../text-key.ts';
import './slider-block.css';

type Slides = BlockOf<'slider'>['slides'];

/** Pictures to be moved by finger, by key or by button; nothing moves by itself. */
export function SliderView({ slides, label }: { readonly slides: Slides; readonly label: string }) {
  const { t } = useTranslation('pages');
  const strip = useRef<HTMLUListElement>(null);
  const stripId = useId();
  const [at, setAt] = useState(0);
  const last = slides.length - 1;

  function moveTo(index: number) {
    const slide = strip.current?.children[index];
    if (!(slide instanceof HTMLElement) || !strip.current) return;
    strip.current.scrollTo({ left: slide.offsetLeft - strip.current.offsetLeft });
    setAt(index);
  }

  function onScroll() {
    const { scrollLeft = 0, offsetLeft = 0, children = [] } = strip.current ?? {};
    const distances = [...children].map((slide) =>
      slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - offsetLeft - scrollLeft) : Infinity,
    );
    setAt(Math.max(0, distances.indexOf(Math.min(...distances))));
  }

  return (
    <>
      <ul
        className="slider"
        id={stripId}
        ref={strip}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
        tabIndex={0}
        aria-label={label || t('pictures')}
      >
        {slides.map((slide) => (
          <li key={textKey(slide.picture_alt)}>
            <SlideFigure slide={slide} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="slider-bar">
          <p className="small soft num" aria-live="polite">
            {t('slide_of', { at: at + 1, all: last + 1 })}
          </p>
          <div className="row">
            <Button
              variant="secondary"
              iconOnly
              aria-controls={stripId}
              aria-label={t('previous')}
              onClick={() => moveTo(at === 0 ? last : at - 1)}
            >
              <Icon name="chevron-left" />
            </Button>
            <Button
              variant="secondary"
              iconOnly
              aria-controls={stripId}
              aria-label={t('next')}
              onClick={() => moveTo(at === last ? 0 : at + 1)}
            >
              <Icon name="chevron-right" />
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function SlideFigure({ slide }: { slide: Slides[number] }) {
  const text = useText();
  const figure = (
    <figure>
      <Picture picture={slide.picture} alt={slide.picture_alt} />
      {slide.caption && <figcaption className="small soft">{text(slide.caption)}</figcaption>}
    </figure>
  );
  return slide.link ? <DocumentLink link={slide.link}>{figure}</DocumentLink> : figure;
}
