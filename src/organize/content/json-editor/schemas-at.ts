import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { DataPath } from '#engine/form/any-schema/data-path.ts';
import { alternatives, type Described, type Written, within } from './described-schema.ts';
import { nameOf, rowsOf, textOf, unquoted, valueIn, wholeTree } from './json-tree.ts';

const NOTHING: Written = new Map();

/**
 * The schemas that a value at a path may follow. Alternatives that name another constant than the text does, such as
 * another `type`, are left out. The value at the path itself says nothing of its holder: it may be about to change.
 */
export function schemasAt(root: Described, at: DataPath, state: EditorState): Described[] {
  let value = valueIn(wholeTree(state).topNode);
  const last = at.length - 1;
  const writtenAt = (depth: number) => {
    const written = writtenIn(value, state);
    return depth === last ? new Map([...written].filter(([name]) => name !== at[last])) : written;
  };
  let schemas = alternatives(root, root, writtenAt(0));
  for (const [index, step] of at.entries()) {
    value = value && childAt(value, step, state);
    const written = writtenAt(index + 1);
    schemas = schemas
      .flatMap((schema) => within(schema, step))
      .flatMap((each) => alternatives(each, root, written));
  }
  return schemas;
}

function childAt(value: SyntaxNode, step: string | number, state: EditorState): SyntaxNode | undefined {
  if (value.name === 'Array') return rowsOf(value)[Number(step)];
  const property = value.getChildren('Property').find((each) => nameOf(each, state) === step);
  return property && valueIn(property);
}

/** The texts of an object's properties by name. */
function writtenIn(value: SyntaxNode | undefined, state: EditorState): Written {
  if (value?.name !== 'Object') return NOTHING;
  return new Map(
    value.getChildren('Property').map((property) => {
      const held = valueIn(property);
      return [nameOf(property, state), held?.name === 'String' ? unquoted(textOf(held, state)) : ''];
    }),
  );
}
