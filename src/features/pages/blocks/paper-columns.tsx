import type { BlockOf } from '#engine/event/documents/page/blocks/registry.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { Prose } from '../parts/prose.tsx';
import { textKey } from '../text-key.ts';
import './paper-columns.css';

/** Sheets of coloured paper side by side, each with two tiles; every second one is turned round. */
export function PaperColumns({ columns }: { readonly columns: BlockOf<'columns'>['columns'] }) {
  const text = useText();
  return (
    <div className="papers">
      {columns.map((column) => (
        <div key={textKey(column.title ?? column.html)}>
          {column.tiles && <Quilt rows={[column.tiles]} />}
          <div className="papers-words">
            {column.title && <CardHeading>{text(column.title)}</CardHeading>}
            <Prose html={text(column.html)} />
          </div>
        </div>
      ))}
    </div>
  );
}
