import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './statistics-block.css';

/** The event in figures. */
export function StatisticsBlock({ block, sunken }: BlockProps<'statistics'>) {
  const text = useText();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <dl className="figures">
        {block.figures.map((figure) => (
          <div key={textKey(figure.label)}>
            <dt>{text(figure.label)}</dt>
            <dd>{text(figure.value)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
