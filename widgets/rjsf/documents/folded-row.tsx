import { type ArrayFieldItemTemplateProps, getSchemaType } from '@rjsf/utils';
import { useCallback, useId, useState, useSyncExternalStore } from 'react';
import { nameOfItem } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { Icon } from '#ui/icon.tsx';
import { say } from '../../parts/messages.ts';
import { localeOf } from '../messages.ts';
import { ArrayFieldItemTemplate } from '../templates/array-field.tsx';
import { foldId } from './reveal-place.ts';

/** What a row is called: its name, then what tells it from the others; its number where it says neither. */
function titleOf(item: unknown, index: number, locale: Locale): string {
  const name = isPlain(item) ? nameOfItem(item, locale) : '';
  return name === '' ? `${say('item', locale)} ${index + 1}` : name;
}

const isBlank = (item: unknown) => !isPlain(item) || Object.keys(item).length === 0;

/**
 * A row of a document, folded under its name until it is opened: a document has more fields than anybody looks through,
 * and what is folded is not drawn.
 */
export function FoldedRow(props: ArrayFieldItemTemplateProps) {
  const { schema, index, registry, buttonsProps, children } = props;
  const { store } = useSchemaSession();
  const id = useId();
  const locale = localeOf(registry);
  const { path } = buttonsProps.fieldPathId;
  const at = JSON.stringify(path);
  const read = useCallback(() => store.valueAt(JSON.parse(at)), [store, at]);
  const title = useSyncExternalStore(store.subscribe, () => titleOf(read(), index, locale));
  // One that was just added is there to be filled.
  const [isOpen, setOpen] = useState(() => isBlank(read()));
  const holds = getSchemaType(schema) === 'object' || schema.oneOf || schema.anyOf || schema.$ref;
  if (!holds) return <ArrayFieldItemTemplate {...props} />;
  const fold = (
    <button
      type="button"
      id={foldId(buttonsProps.fieldPathId.$id)}
      className="btn btn-3 row-fold"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} /> {title}
    </button>
  );
  return (
    <ArrayFieldItemTemplate {...props} heading={fold}>
      {isOpen && <div id={id}>{children}</div>}
    </ArrayFieldItemTemplate>
  );
}
