import { useEffect, useRef, useState } from 'react';
import { isYes } from '#engine/configuration/flag.ts';
import { resolveText } from '#engine/configuration/text.ts';
import { definitionOf } from '#engine/field-types/registry.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/react/form-environment.ts';
import { rowPath } from '#engine/values/path.ts';
import { onLeave } from '../parts/control-attributes.ts';
import { Icon } from '../parts/icon.tsx';
import { rowName } from '../parts/row-name.ts';
import { say } from '../words.ts';
import { RepeatedRow } from './row.tsx';

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button';

/** Rows of fields that a visitor adds to and takes from; the group's value is the keys of its rows. */
export function RepeatableGroupWidget(props: WidgetProps<'repeatable_group'>) {
  const { path, field, value, enabled, errors, locale, onBlur } = props;
  const { session } = useFormEnvironment();
  const [status, setStatus] = useState('');
  const [refused, setRefused] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusRow = useRef<number>(undefined);
  const keys: readonly string[] = Array.isArray(value) ? value : [];
  const fewest = field.minItems ?? (isYes(field.required, true) ? 1 : 0);
  const full = field.maxItems !== undefined && keys.length >= field.maxItems;
  const nameOf = (at: number) => rowName(field, at, locale);

  // After a change of rows the focus goes to the row that is meant, or to Add when there is none.
  useEffect(() => {
    const at = focusRow.current;
    focusRow.current = undefined;
    if (at === undefined) return;
    const row = rows.current?.children.item(at);
    const target = row?.querySelector<HTMLElement>(CONTROL) ?? addButton.current;
    target?.focus();
  });

  function isUnfilled(key: string): boolean {
    return field.fields.every((inner) => {
      const { value: answer, visible } = session.store.read(rowPath(path, key, inner.code));
      return !visible || definitionOf(inner.type).isEmpty(answer);
    });
  }
  function add(): void {
    const last = keys.at(-1);
    if (last !== undefined && isUnfilled(last)) {
      // Spec §5: a field must be filled before clicking Add.
      setRefused(true);
      rows.current?.lastElementChild?.querySelector<HTMLElement>(CONTROL)?.focus();
      return;
    }
    setRefused(false);
    focusRow.current = keys.length;
    session.store.addRow(path);
    if (errors.length > 0) onBlur();
    setStatus(say('itemAdded', locale, { item: nameOf(keys.length) }));
  }
  function remove(key: string, at: number): void {
    setRefused(false);
    focusRow.current = Math.min(at, keys.length - 2);
    session.store.removeRow(path, key);
    if (errors.length > 0) onBlur();
    setStatus(say('itemRemoved', locale, { item: nameOf(at) }));
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls */}
      <div ref={rows} className="rows" onBlur={onLeave(onBlur)}>
        {keys.map((key, at) => (
          <RepeatedRow
            key={key}
            group={path}
            rowKey={key}
            codes={field.fields}
            name={nameOf(at)}
            locale={locale}
            onRemove={enabled && keys.length > fewest ? () => remove(key, at) : undefined}
          />
        ))}
      </div>
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
