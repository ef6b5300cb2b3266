import {
  deepEquals,
  ERRORS_KEY,
  type ErrorSchema,
  getSchemaType,
  getUiOptions,
  isCustomWidget,
  type Registry,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import { type DataPath, isPlain } from '../../any-schema/data-path.ts';
import type { DataStore, ShownFault } from './data-store.ts';
import { liveObject } from './live-object.ts';
import { readsData } from './reads-data.ts';

/** The data that rjsf receives to render a node: a control's value; for parents only what they need. */
export interface NodeData {
  readonly formData: unknown;
  readonly errorSchema: ErrorSchema | undefined;
}

export interface NodeWatch {
  subscribe(listener: () => void): () => void;
  read(): NodeData;
}

interface NodeParts {
  readonly store: DataStore;
  readonly path: DataPath;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema | undefined;
  readonly registry: Registry;
  readonly wordsOf: (fault: ShownFault) => string;
}

/** What a node depends on: its value, its rows, or only its schema. */
type Kind = 'whole' | 'rows' | 'shape';

function kindOf(
  schema: RJSFSchema,
  uiSchema: UiSchema | undefined,
  { schemaUtils, globalUiOptions }: Registry,
): Kind {
  const { field } = getUiOptions(uiSchema, globalUiOptions);
  if (field !== undefined) return 'whole';
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches && !schemaUtils.isSelect(schema)) return 'shape';
  switch (getSchemaType(schema)) {
    case 'object':
      return 'shape';
    case 'array':
      return schemaUtils.isMultiSelect(schema) ||
        isCustomWidget(uiSchema) ||
        schemaUtils.isFilesArray(schema, uiSchema)
        ? 'whole'
        : 'rows';
    default:
      return 'whole';
  }
}

/** The shape of a value, as far as it matters to its surroundings. */
const formOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null || value === undefined ? 'none' : typeof value;

/** Watches one node of a form, which renders only when its own value, rows, branches or errors change. */
export function watchNode({ store, path, schema, uiSchema, registry, wordsOf }: NodeParts): NodeWatch {
  const { schemaUtils, rootSchema } = registry;
  const isStatic = !readsData(schema, rootSchema);
  let value: unknown;
  let faults: readonly ShownFault[] | undefined;
  let resolved: RJSFSchema | undefined;
  let kind: Kind = 'whole';
  let drawn: NodeData | undefined;

  function resolve(at: unknown): RJSFSchema {
    const once = schemaUtils.retrieveSchema(schema, at);
    // If an `allOf` cannot be merged, rjsf returns the schema without the additional properties of the data: ask twice.
    return once.additionalProperties ? schemaUtils.retrieveSchema(once, at) : once;
  }
  const isSame = (next: RJSFSchema) => resolved !== undefined && deepEquals(resolved, next);

  function dataFor(at: unknown): unknown {
    switch (kind) {
      case 'whole':
        return at;
      case 'rows':
        return Array.isArray(at) ? store.rows.tokensOf(path, at) : at;
      case 'shape':
        return isPlain(at) ? liveObject(() => store.valueAt(path)) : at;
    }
  }

  function read(): NodeData {
    const now = store.valueAt(path);
    const wrong = store.faultsAt(path);
    if (drawn && Object.is(now, value) && wrong === faults) return drawn;
    const next = isStatic && resolved ? resolved : resolve(now);
    const isUnchanged =
      drawn !== undefined &&
      wrong === faults &&
      kind !== 'whole' &&
      formOf(now) === formOf(value) &&
      isSame(next) &&
      (kind !== 'rows' || !Array.isArray(now) || drawn.formData === store.rows.tokensOf(path, now));
    value = now;
    faults = wrong;
    if (isUnchanged && drawn) return drawn;
    if (!isSame(next)) resolved = next;
    kind = kindOf(next, uiSchema, registry);
    drawn = {
      formData: dataFor(now),
      errorSchema:
        wrong.length > 0 ? ({ [ERRORS_KEY]: [...new Set(wrong.map(wordsOf))] } as ErrorSchema) : undefined,
    };
    return drawn;
  }

  return {
    read,
    subscribe: (notify) =>
      store.watch({
        path,
        notify,
        isWhole: () => kind === 'whole',
        keeps: (next) =>
          isStatic ? kind === 'whole' || formOf(next) === formOf(value) : isSame(resolve(next)),
      }),
  };
}
