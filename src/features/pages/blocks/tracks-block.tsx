import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';
import { TrackCard } from './track-card.tsx';
import './tracks-block.css';

/** The ways to take part, with descriptions and links. */
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
