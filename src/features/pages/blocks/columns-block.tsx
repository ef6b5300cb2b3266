import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';
import { ColumnsView } from './columns-view.tsx';

/** The organizer's own words side by side. */
export function ColumnsBlock({ block, sunken }: BlockProps<'columns'>) {
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <ColumnsView columns={block.columns} />
    </Section>
  );
}
