import type { BlockOf } from '#engine/event/documents/page/blocks/registry.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { CardHeading } from '../parts/card-heading.tsx';
import { Prose } from '../parts/prose.tsx';
import { textKey } from '../text-key.ts';
import './columns-block.css';

/** Words side by side; on phones one below the other. */
export function ColumnsView({ columns }: { columns: BlockOf<'columns'>['columns'] }) {
  const text = useText();
  return (
    <div className="columns">
      {columns.map((column) => (
        <div key={textKey(column.title ?? column.html)}>
          {column.title && <CardHeading>{text(column.title)}</CardHeading>}
          <Prose html={text(column.html)} />
        </div>
      ))}
    </div>
  );
}
