import { useText } from '#src/lib/i18n/use-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { BlockProps } from '../block-props.ts';
import { TrackCard } from './track-card.tsx';

/** The ways to take part, each with what it holds and the way into it. */
export function TracksBlock({ block, sunken }: BlockProps<'tracks'>) {
  const text = useText();
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2>{text(block.title)}</h2>
            {block.lead && <p className="lead">{text(block.lead)}</p>}
          </div>
        </div>
        <div className="tracks">
          {block.tracks.map((card) => (
            <TrackCard key={card.track} card={card} />
          ))}
        </div>
      </div>
    </section>
  );
}
