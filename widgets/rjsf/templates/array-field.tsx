import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  buttonId,
  descriptionId,
  getUiOptions,
  titleId,
} from '@rjsf/utils';
import { createContext, isValidElement, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { say } from '../../parts/messages.ts';
import { type DragRole, useDrag } from '../../parts/use-drag.ts';
import { localeOf, sayOf } from '../messages.ts';

/** Rows that are drawn at once; the others when they are asked for. */
const MOST_DRAWN = 100;
// What opened the row is passed over.
const CONTROL =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not([aria-expanded="true"])';

/** What each row of the list around is while one of them is dragged. */
const RolesOfRows = createContext<(place: number) => DragRole>(() => undefined);

/** Puts a row elsewhere, as rjsf's own buttons have it moved by one: what it draws a row with can do more. */
function reorder(row: unknown, from: number, to: number): void {
  const { handleReorderItems: move }: { handleReorderItems?: unknown } = isValidElement(row)
    ? Object(row.props)
    : {};
  if (typeof move === 'function') move(undefined, from, to);
}

/** The rows of a list under its name, and a button for one more. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, schema, uiSchema, items, canAdd, disabled, readonly, registry } = props;
  const [most, setMost] = useState(MOST_DRAWN);
  const rows = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  const id = fieldPathId.$id;
  const locale = localeOf(registry);
  const options = getUiOptions(uiSchema);
  const name = options.title || title;
  const description = options.description || schema.description;
  const drawn = items.slice(0, most);
  const { roleOf, handlers } = useDrag(rows, (from, to) => reorder(items[from], from, to));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row has come when there is one more
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    rows.current?.lastElementChild?.querySelector<HTMLElement>(CONTROL)?.focus();
  }, [items.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: nested fieldsets double what a browser does to show fields
    <div id={id} className="group nest" role="group" aria-labelledby={name ? titleId(id) : undefined}>
      {name && (
        <p className="nest-name" id={titleId(id)}>
          {name}
        </p>
      )}
      {description && (
        <div className="help" id={descriptionId(id)}>
          {description}
        </div>
      )}
      {props.optionalDataControl}
      <RolesOfRows value={roleOf}>
        <div ref={rows} className="rows" {...handlers}>
          {drawn}
        </div>
      </RolesOfRows>
      {drawn.length < items.length && (
        <button type="button" className="btn btn-3 btn-s" onClick={() => setMost(most + MOST_DRAWN)}>
          {say('showMore', locale, { count: Math.min(MOST_DRAWN, items.length - drawn.length) })}
        </button>
      )}
      {canAdd && (
        <button
          type="button"
          id={buttonId(fieldPathId, 'add')}
          className="btn btn-2 btn-s"
          disabled={disabled || readonly}
          onClick={(event) => {
            isAdding.current = true;
            setMost((now) => (items.length < now ? now : items.length + 1));
            props.onAddClick(event);
          }}
        >
          <Icon name="plus" /> {name ? sayOf('addTo', locale, { list: name }) : say('addItem', locale)}
        </button>
      )}
    </div>
  );
}

interface RowProps extends ArrayFieldItemTemplateProps {
  /** What stands over the row, beside its grip. */
  readonly heading?: ReactNode;
}

/** One row: what is in it, a grip to drag it by, and buttons to move it, copy it and take it away. */
export function ArrayFieldItemTemplate(props: RowProps) {
  const { heading, children, buttonsProps, hasToolbar, index, totalItems, registry } = props;
  const { fieldPathId, hasCopy, hasMoveUp, hasMoveDown, hasRemove, disabled, readonly } = buttonsProps;
  const row = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const locale = localeOf(registry);
  const item = `${say('item', locale)} ${index + 1}`;
  const isMovable = totalItems > 1 && (hasMoveUp || hasMoveDown);
  const roleOf = use(RolesOfRows);
  const grip = isMovable && !disabled && !readonly && (
    // Who has no pointer has the buttons below.
    <span className="row-grip" aria-hidden="true" data-grip="">
      <Icon name="grip" />
    </span>
  );

  useEffect(() => {
    // The browser takes the focus from what is put elsewhere: it stays on the button that was pressed.
    if (moved.current) row.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });

  const move = (by: 'up' | 'down') => {
    const isOpen = by === 'up' ? hasMoveUp : hasMoveDown;
    return (
      <button
        type="button"
        id={buttonId(fieldPathId, by === 'up' ? 'moveUp' : 'moveDown')}
        className="btn btn-3 btn-s row-move"
        data-move={by}
        disabled={disabled || readonly}
        // Not disabled at the end: the focus would be lost there.
        aria-disabled={!isOpen || undefined}
        aria-label={say(by === 'up' ? 'moveUp' : 'moveDown', locale, { item })}
        onClick={(event) => {
          if (!isOpen) return;
          moved.current = by;
          if (by === 'up') buttonsProps.onMoveUpItem(event);
          else buttonsProps.onMoveDownItem(event);
        }}
      >
        <Icon name={`chevron-${by}`} />
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: nested fieldsets double what a browser does to show fields
    <div
      ref={row}
      className="repeated-row"
      role="group"
      aria-label={item}
      data-draggable=""
      data-drag={roleOf(index)}
    >
      {heading && (
        <div className="row-head">
          {grip}
          {heading}
        </div>
      )}
      {children}
      {hasToolbar && (
        <div className="row-actions">
          {!heading && grip}
          {hasRemove && (
            <button
              type="button"
              id={buttonId(fieldPathId, 'remove')}
              className="btn btn-3 btn-s"
              disabled={disabled || readonly}
              onClick={buttonsProps.onRemoveItem}
            >
              <Icon name="trash" /> {say('removeItem', locale, { item })}
            </button>
          )}
          {hasCopy && (
            <button
              type="button"
              id={buttonId(fieldPathId, 'copy')}
              className="btn btn-3 btn-s"
              disabled={disabled || readonly}
              onClick={buttonsProps.onCopyItem}
            >
              {sayOf('copyItem', locale, { item })}
            </button>
          )}
          {isMovable && move('up')}
          {isMovable && move('down')}
        </div>
      )}
    </div>
  );
}
