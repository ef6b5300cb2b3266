import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { BlockProps } from '../block-props.ts';
import './animation-block.css';

/** Tiles that turn up one after the other when they come into view; they simply are there under reduced motion. */
export function AnimationBlock({ block }: BlockProps<'animation'>) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const columns = Math.max(...block.tiles.map((row) => row.length));
  return (
    <section className="section">
      <div className="wrap">
        {block.title && <h2 className="animation-title">{text(block.title)}</h2>}
        <div
          ref={place}
          className={classNames('animation', seen && 'animation-on')}
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
          aria-hidden="true"
        >
          {block.tiles.flat().map((name, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
              key={index}
              style={{ animationDelay: `${(index % columns) * 90 + Math.floor(index / columns) * 140}ms` }}
            >
              <Tile name={name} />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Whether an element has been in view; at once where the browser cannot tell. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen, place]);
  return seen;
}
