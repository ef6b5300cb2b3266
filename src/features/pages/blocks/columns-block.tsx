import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './columns-block.css';

/** The organizer's own words side by side. */
export function ColumnsBlock({ block, sunken }: BlockProps<'columns'>) {
  const text = useText();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <div className="columns">
        {block.columns.map((column) => (
          <div key={textKey(column.title ?? column.html)}>
            {column.title && <h3>{text(column.title)}</h3>}
            <Prose html={text(column.html)} />
          </div>
        ))}
      </div>
    </Section>
  );
}
