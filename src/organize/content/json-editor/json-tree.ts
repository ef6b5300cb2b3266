import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import type { DataPath } from '#engine/form/any-schema/data-path.ts';

/** Where a text range starts and ends, in characters. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** How long the rest of a text may be parsed, in milliseconds, before what is parsed has to do. */
const PATIENCE = 500;

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** The syntax tree of the whole text, or of as much as was parsed in time. */
export function wholeTree(state: EditorState): Tree {
  // Without a tree in time, an empty range is parsed, which always succeeds.
  const tree = ensureSyntaxTree(state, state.doc.length, PATIENCE) ?? ensureSyntaxTree(state, 0);
  if (!tree) throw new Error('The editor has no language');
  return tree;
}

/** The first value within a node: that of a property, or of the whole text. */
export function valueIn(node: SyntaxNode): SyntaxNode | undefined {
  return childrenOf(node).find(({ name }) => VALUES.has(name));
}

/** The nodes directly within a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The values of a list, in order. */
export const rowsOf = (list: SyntaxNode): SyntaxNode[] =>
  childrenOf(list).filter(({ name }) => VALUES.has(name));

/** The name of a property, without its quotes; empty if it has none. */
export function nameOf(property: SyntaxNode, state: EditorState): string {
  const name = property.getChild('PropertyName');
  return name ? unquoted(textOf(name, state)) : '';
}

export const textOf = ({ from, to }: Range, state: EditorState): string => state.sliceDoc(from, to);

/** What a JSON string says; as it is written where it is not a whole one. */
export function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.replaceAll('"', '');
  }
}

/** The path of the value or property that a node is in or is. */
export function pathOfNode(node: SyntaxNode, state: EditorState): DataPath {
  const path: (string | number)[] = [];
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    const { parent } = at;
    if (at.name === 'Property') path.unshift(nameOf(at, state));
    else if (parent?.name === 'Array' && VALUES.has(at.name)) {
      const { from } = at;
      path.unshift(rowsOf(parent).findIndex((row) => row.from === from));
    }
  }
  return path;
}

/**
 * Where a path is in a text: the name of a property, else its value. The nearest holder that is written, if it is not:
 * something missing is shown at the thing that lacks it.
 */
export function rangeOfPath(path: DataPath, state: EditorState): Range {
  let value = valueIn(wholeTree(state).topNode);
  let range: Range = value ? startOf(value) : { from: 0, to: 0 };
  for (const step of path) {
    const found = value && stepInto(value, String(step), state);
    if (!found) break;
    value = valueIn(found) ?? found;
    range = found.getChild('PropertyName') ?? startOf(found);
  }
  return { from: range.from, to: range.to };
}

function stepInto(value: SyntaxNode, step: string, state: EditorState): SyntaxNode | undefined {
  if (value.name === 'Array') return rowsOf(value)[Number(step)];
  return value.getChildren('Property').find((property) => nameOf(property, state) === step);
}

/** An object or a list by its bracket: marked whole, it would be half the text. */
function startOf({ name, from, to }: SyntaxNode): Range {
  return { from, to: name === 'Object' || name === 'Array' ? from + 1 : to };
}
