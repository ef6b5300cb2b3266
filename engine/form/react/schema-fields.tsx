import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { joinPath, type Path } from '../field/path.ts';
import { FieldSlot } from './field-slot.tsx';
import type { FormRegistry } from './form-environment.ts';
import { propertiesInOrder } from './ui-options.ts';

// React walks all siblings on the path to an updated component: a tree with few branches per node keeps that short.
const BRANCHES = 8;

interface StretchProps {
  /** Their common path; '' at the top. */
  readonly at: Path;
  readonly codes: readonly string[];
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema | undefined;
  readonly registry: FormRegistry;
}

/** A stretch of an object's properties: no element of its own, only a fork for React. */
export const FieldStretch = memo(function FieldStretch(props: StretchProps) {
  const { at, codes, schema, uiSchema, registry } = props;
  if (codes.length <= BRANCHES) {
    return codes.map((code) => (
      <FieldSlot
        key={code}
        path={at === '' ? code : joinPath(at, code)}
        schema={schema.properties?.[code]}
        uiSchema={uiSchema?.[code]}
        registry={registry}
      />
    ));
  }
  const size = BRANCHES ** Math.ceil(Math.log(codes.length) / Math.log(BRANCHES) - 1);
  const parts: (readonly string[])[] = [];
  for (let from = 0; from < codes.length; from += size) parts.push(codes.slice(from, from + size));
  return parts.map((part) => (
    <FieldStretch
      key={part[0]}
      at={at}
      codes={part}
      schema={schema}
      uiSchema={uiSchema}
      registry={registry}
    />
  ));
});

/** The fields below one node of the tree. */
export interface SchemaFieldsProps {
  readonly at: Path;
  /** An object's schema; without one nothing is drawn. */
  readonly schema: RJSFSchema | undefined;
  readonly uiSchema: UiSchema | undefined;
  /** Without one nothing is drawn: a foreign form draws its objects itself. */
  readonly registry: FormRegistry | undefined;
}

/** The properties of an object as its schema has them, in the order of its uiSchema. */
export const SchemaFields = memo(function SchemaFields({
  at,
  schema,
  uiSchema,
  registry,
}: SchemaFieldsProps) {
  const codes = useMemo(() => propertiesInOrder(schema, uiSchema), [schema, uiSchema]);
  if (!schema || !registry) return null;
  return <FieldStretch at={at} codes={codes} schema={schema} uiSchema={uiSchema} registry={registry} />;
});

/** The schema of a property, if it is an object. */
export function objectAt(schema: RJSFSchema | undefined, name: string): RJSFSchema | undefined {
  const found = schema?.properties?.[name];
  return typeof found === 'object' ? found : undefined;
}

/** The schema of a list's items, where all have the same. */
export function itemsOf(schema: RJSFSchema | undefined): RJSFSchema | undefined {
  const items = schema?.items;
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

/** The uiSchema of a list's items; a function of an item's data is not supported here, where data is not read. */
export function uiItemsOf(uiSchema: UiSchema | undefined): UiSchema | undefined {
  const items = uiSchema?.items;
  return typeof items === 'object' ? items : undefined;
}
