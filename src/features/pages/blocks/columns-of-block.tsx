import { useCall } from '#src/api/call-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { columnsQuery } from '../site-queries.ts';
import { textKey } from '../text-key.ts';
import { ColumnsView } from './columns-view.tsx';

/** Columns of text that another page contains. */
export function ColumnsOfBlock({ block, sunken }: BlockProps<'columns_of'>) {
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <Fetched query={columnsQuery(call, block.page)} isEmpty={(all) => all.length === 0} empty={null}>
        {(all) =>
          all.map(({ columns }) => (
            <ColumnsView
              key={columns.map(({ title, html }) => textKey(title ?? html)).join(' ')}
              columns={columns}
            />
          ))
        }
      </Fetched>
    </Section>
  );
}
