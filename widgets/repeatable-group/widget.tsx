import { useEffect, useMemo, useRef, useState } from 'react';
import { joinPath } from '#engine/form/field/path.ts';
import type { FieldOf } from '#engine/form/form-document/field.ts';
import { fewestRows, fieldsWithin } from '#engine/form/form-document/field-tree.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { itemsOf, uiItemsOf } from '#engine/form/react/schema-fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { onLeave } from '../parts/control-attributes.ts';
import { say } from '../parts/messages.ts';
import { rowName } from '../parts/row-name.ts';
import { useDrag } from '../parts/use-drag.ts';
import { RepeatedRow } from './row.tsx';
import { Timeline } from './timeline.tsx';

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button';
/** Rows that are drawn at once; the others when they are asked for. */
const MOST_DRAWN = 100;

/** The types whose answers are rows: of the document's fields, or of the type's own. */
type RowsType = 'repeatable_group' | 'contacts' | 'donations' | 'map';

type RowsField = { [Name in RowsType]: FieldOf<Name> }[RowsType];
type RowsProps = Omit<WidgetProps, 'field'> & { readonly field: RowsField };

const isMovable = (field: RowsField) => 'movable' in field && field.movable === 'Y';

/** Rows of fields that a visitor adds to, takes from and moves; the group's value is the keys of its rows. */
export function RepeatableGroupWidget(props: RowsProps) {
  const { path, field, value, enabled, errors, locale, onBlur } = props;
  const { store } = useFormEnvironment().session;
  const [status, setStatus] = useState('');
  const [refused, setRefused] = useState(false);
  const [most, setMost] = useState(MOST_DRAWN);
  const rows = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** What takes the focus once the rows are drawn anew. */
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined);
  const keys: readonly string[] = Array.isArray(value) ? value : [];
  const full = field.maxItems !== undefined && keys.length >= field.maxItems;
  const nameOf = (at: number) => rowName(field, at, locale);
  const controlIn = (at: number) => rows.current?.children.item(at)?.querySelector<HTMLElement>(CONTROL);

  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next) (next() ?? addButton.current)?.focus();
  });

  function add(): void {
    const last = keys.at(-1);
    if (
      last !== undefined &&
      fieldsWithin(field).every(({ code }) => store.isBlank(joinPath(path, last, code)))
    ) {
      // Spec §5: a field must be filled before clicking Add.
      setRefused(true);
      controlIn(keys.length - 1)?.focus();
      return;
    }
    setRefused(false);
    setMost((drawn) => (keys.length < drawn ? drawn : keys.length + 1));
    focusNext.current = () => controlIn(keys.length);
    store.addRow(path);
    if (errors.length > 0) onBlur();
    setStatus(say('itemAdded', locale, { item: nameOf(keys.length) }));
  }
  function remove(key: string): void {
    const at = keys.indexOf(key);
    setRefused(false);
    focusNext.current = () => controlIn(Math.min(at, keys.length - 2));
    store.removeRow(path, key);
    if (errors.length > 0) onBlur();
    setStatus(say('itemRemoved', locale, { item: nameOf(at) }));
  }
  function put(at: number, to: number): void {
    const key = keys[at];
    if (key === undefined || keys[to] === undefined) return;
    store.moveRow(path, key, to);
    setStatus(say('itemMoved', locale, { item: nameOf(at), place: to + 1 }));
  }
  function move(key: string, by: -1 | 1): void {
    const at = keys.indexOf(key);
    if (keys[at + by] === undefined) return;
    // The browser takes the focus from what is put elsewhere: it stays on the button that was pressed.
    focusNext.current = () =>
      rows.current?.children
        .item(at + by)
        ?.querySelector<HTMLElement>(`:scope > .row-actions > [data-move="${by}"]`);
    put(at, at + by);
  }
  const { roleOf, handlers } = useDrag(rows, put);

  const drawn = useMemo(() => keys.slice(0, most), [keys, most]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls */}
      <div ref={rows} className="rows" onBlur={onLeave(onBlur)} {...handlers}>
        {drawn.map((key, at) => (
          <RepeatedRow
            key={key}
            group={path}
            rowKey={key}
            schema={itemsOf(props.schema)}
            uiSchema={uiItemsOf(props.uiSchema)}
            registry={props.registry}
            name={nameOf(at)}
            isFirst={at === 0}
            isLast={at === keys.length - 1}
            drag={roleOf(at)}
            locale={locale}
            remove={enabled && keys.length > fewestRows(field) ? remove : undefined}
            move={enabled && isMovable(field) && keys.length > 1 ? move : undefined}
          />
        ))}
      </div>
      {drawn.length < keys.length && (
        <button type="button" className="btn btn-3 btn-s" onClick={() => setMost(most + MOST_DRAWN)}>
          {say('showMore', locale, { count: Math.min(MOST_DRAWN, keys.length - drawn.length) })}
        </button>
      )}
      {'timeline' in field && field.timeline && (
        <Timeline group={path} rows={drawn} codes={field.timeline} locale={locale} />
      )}
      {full ? (
        <p className="help">
          {field.maxItems === 1
            ? say('onlyOne', locale)
            : say('onlySo', locale, { count: field.maxItems ?? 0 })}
        </p>
      ) : (
        <button ref={addButton} type="button" className="btn btn-2 btn-s" disabled={!enabled} onClick={add}>
          <Icon name="plus" /> {resolveText(field.add_label, locale) || say('addItem', locale)}
        </button>
      )}
      <p className="help" role="alert">
        {refused && say('fillFirst', locale)}
      </p>
      <span className="sr" role="status">
        {status}
      </span>
    </>
  );
}
