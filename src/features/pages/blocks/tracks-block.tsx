import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';
import { TrackCard } from './track-card.tsx';
import './tracks-block.css';

/** The ways to take part, each with what it holds and the way into it. */
export function TracksBlock({ block, sunken }: BlockProps<'tracks'>) {
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <div className="tracks">
        {block.tracks.map((card) => (
          <TrackCard key={card.track} card={card} />
        ))}
      </div>
    </Section>
  );
}
