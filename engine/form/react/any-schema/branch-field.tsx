import formDataForNewOption from '@rjsf/core/lib/components/fields/formDataForNewOption.js';
import {
  ANY_OF_KEY,
  deepEquals,
  type FieldProps,
  getDiscriminatorFieldFromSchema,
  getTemplate,
  getUiOptions,
  getWidget,
  mergeSchemas,
  ONE_OF_KEY,
  type RJSFSchema,
  type SchemaUtilsType,
  TranslatableString,
  type UiSchema,
  useDeepCompareMemo,
} from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type DataPath, isPlain } from '../../any-schema/data-path.ts';
import type { DataStore } from './data-store.ts';
import { withWhatWasLeft } from './left-in-branch.ts';
import { useSchemaSession } from './schema-node.tsx';

const branchesOf = ({ oneOf, anyOf }: RJSFSchema): RJSFSchema[] =>
  (oneOf ?? anyOf ?? []).map((branch) => (isPlain(branch) ? branch : {}));

/** The schema of the selected branch, merged with its parent's. */
function branchSchema({ required, type }: RJSFSchema, branch: RJSFSchema): RJSFSchema {
  const shared = {
    ...(required && { required }),
    ...(type !== undefined && !('type' in branch) && { type }),
  };
  return Object.keys(shared).length > 0 ? (mergeSchemas(shared, branch) as RJSFSchema) : branch;
}

/** Resolves the branches against the current data, and reports when the result changes. */
function watchBranches(
  options: readonly RJSFSchema[],
  schemaUtils: SchemaUtilsType,
  store: DataStore,
  path: DataPath,
) {
  let value: unknown;
  let branches: RJSFSchema[] | undefined;
  const resolve = (at: unknown) => options.map((branch) => schemaUtils.retrieveSchema(branch, at));
  return {
    read(): RJSFSchema[] {
      const now = store.valueAt(path);
      if (branches && Object.is(now, value)) return branches;
      const next = resolve(now);
      value = now;
      // Keeps the same array while the branches are equal, so that most keystrokes re-render nothing.
      if (!branches || !deepEquals(branches, next)) branches = next;
      return branches;
    },
    subscribe: (notify: () => void) =>
      store.watch({
        path,
        notify,
        isWhole: () => false,
        keeps: (next) => deepEquals(branches, resolve(next)),
      }),
  };
}

function branchUi(schema: RJSFSchema, uiSchema: UiSchema | undefined): readonly UiSchema[] {
  const given: unknown = uiSchema?.[ONE_OF_KEY in schema ? ONE_OF_KEY : ANY_OF_KEY];
  return Array.isArray(given) ? (given as UiSchema[]) : [];
}

/**
 * Replaces rjsf's AnyOfField and OneOfField: the branch is chosen as there, with data read on demand, and renders only
 * when the branch changes.
 */
export function BranchField(props: FieldProps) {
  const { store } = useSchemaSession();
  const {
    schema,
    uiSchema,
    registry,
    fieldPathId,
    name,
    required,
    disabled = false,
    readonly = false,
  } = props;
  const { schemaUtils, globalUiOptions, translateString, fields, widgets } = registry;
  const { path } = fieldPathId;
  const at = JSON.stringify(path);
  // From the schema, not from rjsf's `options`: those were resolved against the data of the holder's last render.
  const options = useDeepCompareMemo(branchesOf(schema));
  const watch = useMemo(
    () => watchBranches(options, schemaUtils, store, JSON.parse(at)),
    [options, schemaUtils, store, at],
  );
  const branches = useSyncExternalStore(watch.subscribe, watch.read, watch.read);
  const discriminator = getDiscriminatorFieldFromSchema(schema);
  const [chosen, setChosen] = useState(() =>
    schemaUtils.getClosestMatchingOption(store.valueAt(path), branches, 0, discriminator),
  );
  const isChoosing = useRef(false);
  /** The data of every branch as it was when that was left: it returns when the branch is chosen again. */
  const left = useRef(new Map<number, unknown>());

  useEffect(() => {
    const ofThis: DataPath = JSON.parse(at);
    const stable = store.rows.stable(ofThis);
    return store.subscribe((changed) => {
      const concerns = ofThis.every((step, index) => index >= changed.length || step === changed[index]);
      // Another row may have taken its place: it renders at its new place next.
      if (!concerns || isChoosing.current || store.rows.stable(ofThis) !== stable) return;
      setChosen((now) =>
        schemaUtils.getClosestMatchingOption(store.valueAt(ofThis), watch.read(), now, discriminator),
      );
    });
  }, [store, at, schemaUtils, watch, discriminator]);

  function choose(option: string | undefined): void {
    const next = option === undefined ? -1 : Number.parseInt(option, 10);
    if (disabled || readonly || next === chosen) return;
    const before = store.valueAt(path);
    left.current.set(chosen, before);
    const fresh = formDataForNewOption(schemaUtils, before, branches[next], branches[chosen], schema);
    const data = withWhatWasLeft(fresh, before, left.current.get(next));
    isChoosing.current = true;
    setChosen(next);
    props.onChange(data, path);
    isChoosing.current = false;
  }

  const {
    widget = 'select',
    placeholder,
    autofocus,
    autocomplete,
    title = schema.title,
    ...shown
  } = getUiOptions(uiSchema, globalUiOptions);
  const uiOfBranches = branchUi(schema, uiSchema);
  const Widget = getWidget({ type: 'number' }, widget, widgets);
  const words = title ? TranslatableString.TitleOptionPrefix : TranslatableString.OptionPrefix;
  const enumOptions = branches.map((branch, index) => ({
    label:
      getUiOptions(uiOfBranches[index]).title ??
      branch.title ??
      translateString(words, [...(title ? [title] : []), String(index + 1)]),
    value: index,
  }));
  const suffix = schema.oneOf ? '__oneof_select' : '__anyof_select';
  const selector = (
    <Widget
      id={`${fieldPathId.$id}${suffix}`}
      name={`${name}${suffix}`}
      schema={{ type: 'number', default: 0 }}
      uiSchema={{}}
      label={title ?? name}
      hideLabel={!schemaUtils.getDisplayLabel(schema, uiSchema, globalUiOptions)}
      value={chosen >= 0 ? chosen : undefined}
      required={required ?? false}
      disabled={disabled || enumOptions.length === 0}
      readonly={readonly}
      multiple={false}
      rawErrors={[]}
      options={{ enumOptions, ...shown }}
      registry={registry}
      placeholder={placeholder ?? ''}
      autocomplete={autocomplete}
      autofocus={autofocus ?? false}
      onChange={choose}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
    />
  );
  const branch = branches[chosen];
  const drawn = useMemo(() => branch && branchSchema(schema, branch), [schema, branch]);
  const Template = getTemplate('MultiSchemaFieldTemplate', registry, globalUiOptions);
  const SchemaField = fields['SchemaField'];
  return (
    <Template
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
      selector={selector}
      optionSchemaField={
        SchemaField && drawn && drawn.type !== 'null' ? (
          <SchemaField {...props} schema={drawn} uiSchema={uiOfBranches[chosen] ?? uiSchema} />
        ) : null
      }
    />
  );
}
