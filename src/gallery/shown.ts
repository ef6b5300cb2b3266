import { blockCases } from '#engine/configuration/blocks/blocks.cases.ts';
import type { BlockKind } from '#engine/configuration/blocks/registry.ts';
import { FIELD_TYPES, type FieldType } from '#engine/field-types/registry.ts';

/** Every kind of block, in the order of its cases. */
export const BLOCK_KINDS = Object.keys(blockCases) as BlockKind[];

/** The gallery's contents: field types and kinds of blocks. */
export interface Shown {
  readonly fields: readonly FieldType[];
  readonly blocks: readonly BlockKind[];
}

/** Reads the address: `fields`, `blocks`, or one by name; the first field type by default. */
export function shownBy(of: string | null): Shown {
  if (of === 'fields') return { fields: FIELD_TYPES, blocks: [] };
  if (of === 'blocks') return { fields: [], blocks: BLOCK_KINDS };
  const fields = FIELD_TYPES.filter((type) => type === of);
  const blocks = BLOCK_KINDS.filter((kind) => kind === of);
  return fields.length + blocks.length > 0
    ? { fields, blocks }
    : { fields: FIELD_TYPES.slice(0, 1), blocks: [] };
}
