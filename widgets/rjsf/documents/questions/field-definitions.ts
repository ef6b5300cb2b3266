import type { RJSFSchema } from '@rjsf/utils';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import type { FieldRole } from '#engine/form/field-types/definition.ts';
import {
  definitionOf,
  type FieldType,
  fieldTypeNames,
  isFieldType,
} from '#engine/form/field-types/registry.ts';

/** The meta-schema of a field of a type; undefined for an unknown one. */
export function definitionIn(root: RJSFSchema, type: unknown): RJSFSchema | undefined {
  const definitions = Object(root['$defs']);
  const found = typeof type === 'string' && Object.hasOwn(definitions, type) ? definitions[type] : undefined;
  return isPlain(found) && isPlain(found['properties']) ? (found as RJSFSchema) : undefined;
}

/** What a type of field is called. */
export const typeName = (root: RJSFSchema, type: string): string =>
  String(definitionIn(root, type)?.title ?? type);

/** How types are grouped when one is chosen. */
export const TYPE_GROUPS = ['Answer', 'Choice', 'Picked', 'Group', 'Display', 'Preset'] as const;
type TypeGroup = (typeof TYPE_GROUPS)[number];

const BY_ROLE: Readonly<Record<FieldRole, TypeGroup>> = {
  answer: 'Answer',
  picked: 'Picked',
  decided: 'Picked',
  preset: 'Preset',
  group: 'Group',
  display: 'Display',
};

const groupOf = (type: FieldType): TypeGroup => {
  const { role, needsOptions } = definitionOf(type);
  return needsOptions ? 'Choice' : BY_ROLE[role];
};

/** The types that a question can have, by group; the one that it has is among them. */
export function typesByGroup(root: RJSFSchema, current?: string) {
  const known = fieldTypeNames().filter(
    (type) => definitionIn(root, type) && (type === current || !definitionOf(type).banned),
  );
  return TYPE_GROUPS.map((group) => ({
    group,
    types: known.filter((type) => groupOf(type) === group),
  })).filter(({ types }) => types.length > 0);
}

/** Whether a type asks something: texts and lines have no label, and nothing is required of them. */
export const isAsked = (type: string): boolean =>
  isFieldType(type) && definitionOf(type).role !== 'display' && definitionOf(type).role !== 'preset';

/** A question of a type with what its meta-schema requires. */
export function newQuestion(root: RJSFSchema, type: string, code: string): Record<string, unknown> {
  const { required = [], properties = {} } = definitionIn(root, type) ?? {};
  const needed = required.filter((name) => name !== 'type' && name !== 'code');
  return {
    type,
    code,
    ...Object.fromEntries(needed.map((name) => [name, firstValue(properties[name])])),
  };
}

function firstValue(schema: unknown): unknown {
  const { type: typed, properties }: { type?: unknown; properties?: unknown } = Object(schema);
  if (typed === 'array') return [];
  return properties === undefined ? '' : {};
}

/** A question with another type: what that type has too, and what it had when it was of that type before. */
export function withType(
  root: RJSFSchema,
  question: Readonly<Record<string, unknown>>,
  type: string,
  before: Readonly<Record<string, unknown>> = {},
): { readonly question: Record<string, unknown>; readonly left: Record<string, unknown> } {
  const known = Object(definitionIn(root, type)?.properties);
  const entries = Object.entries(question).filter(([name]) => name !== 'type');
  const fits = entries.filter(([name]) => Object.hasOwn(known, name));
  const left = entries.filter(([name]) => !Object.hasOwn(known, name));
  const kept = Object.fromEntries(fits);
  const returning = Object.entries(before).filter(
    ([name]) => Object.hasOwn(known, name) && !Object.hasOwn(kept, name),
  );
  const fresh = newQuestion(root, type, String(question['code']));
  return {
    question: { ...fresh, ...Object.fromEntries(returning), ...kept, type },
    left: Object.fromEntries(left),
  };
}
