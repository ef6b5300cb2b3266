import {
  type FieldProps,
  getUiOptions,
  hasWidget,
  resolveUiSchema,
  shallowEquals,
  type UiSchema,
} from '@rjsf/utils';
import { type ComponentType, createContext, memo, use, useMemo, useSyncExternalStore } from 'react';
import { afterPointer } from '../after-pointer.ts';
import { watchNode } from './node-watch.ts';
import type { SchemaSession } from './schema-session.ts';

export const SchemaSessionContext = createContext<SchemaSession | null>(null);

/** The session of a node; throws outside of an AnySchemaForm. */
export function useSchemaSession(): SchemaSession {
  const session = use(SchemaSessionContext);
  if (!session) throw new Error('useSchemaSession needs an AnySchemaForm around it');
  return session;
}

/** The uiSchema of a node: its own, and that of `ui:definitions` for what it references. */
function uiOf({ schema, uiSchema, registry }: FieldProps): UiSchema | undefined {
  return Object.keys(registry.uiSchemaDefinitions ?? {}).length > 0
    ? resolveUiSchema(schema, uiSchema, registry)
    : uiSchema;
}

/** A uiSchema without unknown widgets, for which stock rjsf would fail. */
function withKnownWidget(props: FieldProps): UiSchema | undefined {
  const { schema, registry } = props;
  const uiSchema = uiOf(props);
  const { widget } = getUiOptions(uiSchema, registry.globalUiOptions);
  if (typeof widget !== 'string' || widget === 'hidden') return uiSchema;
  const resolved = registry.schemaUtils.retrieveSchema(schema);
  if (hasWidget(resolved, widget, registry.widgets)) return uiSchema;
  const { 'ui:widget': _, 'ui:options': options, ...others } = uiSchema ?? {};
  const { widget: _named, ...otherOptions } = options ?? {};
  return { ...others, 'ui:options': otherOptions };
}

/** rjsf's name for a type selector, whose data is the field's own state. */
const TYPE_SELECTOR = '__internal_type_selector';

// Data comes from the store: the parent's copy may be outdated.
const withoutData = ({ formData, errorSchema: _errors, ...others }: FieldProps) =>
  others.fieldPathId.path.at(-1) === TYPE_SELECTOR ? { ...others, formData } : others;

/**
 * Replaces rjsf's SchemaField in its registry: rjsf's own renders the node with only its part of the data, so that a
 * keystroke renders one control.
 */
export const SchemaNode = memo(
  function SchemaNode(props: FieldProps) {
    const { store, blur, wordsOf, Stock } = useSchemaSession();
    const { schema, registry, fieldPathId } = props;
    const at = JSON.stringify(fieldPathId.path);
    const uiSchema = useMemo(() => withKnownWidget(props), [props]);
    const watch = useMemo(
      () => watchNode({ store, path: JSON.parse(at), schema, uiSchema, registry, wordsOf }),
      [store, at, schema, uiSchema, registry, wordsOf],
    );
    const { formData, errorSchema } = useSyncExternalStore(watch.subscribe, watch.read, watch.read);
    const Field = Stock as ComponentType<FieldProps>;
    if (fieldPathId.path.at(-1) === TYPE_SELECTOR) return <Field {...props} />;
    return (
      <Field
        {...props}
        uiSchema={uiSchema}
        formData={formData}
        errorSchema={errorSchema}
        onBlur={() => afterPointer(() => blur(fieldPathId.path))}
      />
    );
  },
  (before, now) => shallowEquals(withoutData(before), withoutData(now)),
);
