import { blockCases } from '#engine/event/documents/page/blocks/blocks.cases.ts';
import type { BlockKind } from '#engine/event/documents/page/blocks/registry.ts';
import { type FieldType, fieldTypeNames } from '#engine/form/field-types/registry.ts';

/** Every kind of block, in the order of its cases. */
export const BLOCK_KINDS = Object.keys(blockCases) as BlockKind[];

/** The gallery's contents: field types and kinds of blocks. */
export interface Shown {
  readonly fields: readonly FieldType[];
  readonly blocks: readonly BlockKind[];
}

/** Reads the address: `fields`, `blocks`, or one by name; the first field type by default. */
export function shownBy(of: string | null): Shown {
  if (of === 'fields') return { fields: fieldTypeNames(), blocks: [] };
  if (of === 'blocks') return { fields: [], blocks: BLOCK_KINDS };
  const fields = fieldTypeNames().filter((type) => type === of);
  const blocks = BLOCK_KINDS.filter((kind) => kind === of);
  return fields.length + blocks.length > 0
    ? { fields, blocks }
    : { fields: fieldTypeNames().slice(0, 1), blocks: [] };
}
