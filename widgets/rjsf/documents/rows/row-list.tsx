import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { useDrag } from '../../../parts/use-drag.ts';
import { sayInDocument as say } from '../messages.ts';
import { foldId } from '../reveal-place.ts';
import type { EditedRows } from './use-rows.ts';

interface RowListProps {
  readonly rows: EditedRows;
  readonly locale: Locale;
  readonly titleOf: (item: unknown, index: number) => string;
  /** What there is to know of a row at a glance, below its title. */
  readonly saysOf: (item: unknown, index: number) => ReactNode;
  /** The form of the open row. */
  readonly form: (item: unknown, index: number) => ReactNode;
}

/** Rows in plain words, of which one is open; moved by their grips, their buttons, and Alt with the arrow keys. */
export function RowList({ rows, locale, titleOf, saysOf, form }: RowListProps) {
  const { id, list, keys, open, setOpen } = rows;
  const [said, setSaid] = useState('');
  const box = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    if (!rows.move(from, to)) return;
    setSaid(say('moved', locale, { name: titleOf(list[from], from), place: to + 1, count: list.length }));
  };
  const { roleOf, handlers } = useDrag(box, move);
  const onKey = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    move(index, index + by);
  };
  return (
    <>
      <ol ref={box} className="question-list" {...handlers}>
        {list.map((item, index) => {
          const key = keys[index] ?? String(index);
          const title = titleOf(item, index);
          const isOpen = open === key;
          return (
            <li
              key={key}
              className="question"
              data-row={key}
              data-open={isOpen || undefined}
              data-draggable=""
              data-drag={roleOf(index)}
            >
              <div className="question-row">
                {list.length > 1 && (
                  <span className="row-grip" aria-hidden="true" data-grip="">
                    <Icon name="grip" />
                  </span>
                )}
                <button
                  type="button"
                  id={foldId(rows.idOf(index))}
                  className="question-fold"
                  aria-expanded={isOpen}
                  aria-describedby={`${id}__hint`}
                  onClick={() => setOpen(isOpen ? undefined : key)}
                  onKeyDown={(event) => onKey(event, index)}
                >
                  <span className="question-name">{title}</span>
                  <span className="question-says">{saysOf(item, index)}</span>
                </button>
                {list.length > 1 && (
                  <span className="question-moves">
                    {(['up', 'down'] as const).map((by) => {
                      const to = by === 'up' ? index - 1 : index + 1;
                      return (
                        <button
                          key={by}
                          type="button"
                          className="btn btn-3 btn-s"
                          aria-label={say(by === 'up' ? 'moveUp' : 'moveDown', locale, { name: title })}
                          // Not disabled at the end: the focus would be lost there.
                          aria-disabled={to < 0 || to >= list.length || undefined}
                          onClick={() => move(index, to)}
                        >
                          <Icon name={`chevron-${by}`} />
                        </button>
                      );
                    })}
                  </span>
                )}
              </div>
              {isOpen && form(item, index)}
            </li>
          );
        })}
      </ol>
      <p id={`${id}__hint`} hidden>
        {say('dragHint', locale)}
      </p>
      <p className="question-said" role="status">
        {said}
      </p>
    </>
  );
}
