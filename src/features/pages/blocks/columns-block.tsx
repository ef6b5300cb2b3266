import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';
import { ColumnsView } from './columns-view.tsx';
import { PaperColumns } from './paper-columns.tsx';

/** The organizer's own words side by side; as sheets of paper from edge to edge where they have tiles. */
export function ColumnsBlock({ block, sunken }: BlockProps<'columns'>) {
  const { hasTiles } = useThemeParts();
  const { title, lead, columns } = block;
  if (hasTiles && columns.every(({ tiles }) => tiles)) {
    return (
      <>
        {(title || lead) && <Section sunken={false} title={title} lead={lead} />}
        <PaperColumns columns={columns} />
      </>
    );
  }
  return (
    <Section sunken={sunken} title={title} lead={lead}>
      <ColumnsView columns={columns} />
    </Section>
  );
}
