import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { DataPath } from '#engine/form/any-schema/data-path.ts';
import { type Described, propertiesOf, valuesOf } from './described-schema.ts';
import { nameOf, pathOfNode, rowsOf, wholeTree } from './json-tree.ts';
import { schemasAt } from './schemas-at.ts';

/** Offers the properties that an object may have and does not, and the values that a property may have. */
export function completeJson(
  root: Described,
  required: string,
): (context: CompletionContext) => CompletionResult | null {
  return ({ state, pos, explicit }) => {
    const node = wholeTree(state).resolveInner(pos, -1);
    if (node.name === 'PropertyName' && node.parent?.parent) {
      const options = names(root, node.parent.parent, state, { required, kept: nameOf(node.parent, state) });
      // The value is there already: only the name is replaced.
      const hasValue = state
        .sliceDoc(node.to, node.to + 20)
        .trimStart()
        .startsWith(':');
      return result({ from: node.from, to: node.to }, hasValue ? options.map(onlyName) : options);
    }
    if (node.name === 'String') return result(node, values(root, node, state));
    const before = state
      .sliceDoc(Math.max(0, pos - 200), pos)
      .trimEnd()
      .at(-1);
    const holder = holderOf(node);
    const property =
      node.name === 'Property' ? node : node.parent?.name === 'Property' ? node.parent : undefined;
    if (before === ':' && property) {
      return explicit
        ? result({ from: pos, to: pos }, valuesAt(root, pathOfNode(property, state), state))
        : null;
    }
    if (!explicit || !holder || !(before === '{' || before === '[' || before === ',')) return null;
    if (holder.name === 'Object')
      return result({ from: pos, to: pos }, names(root, holder, state, { required }));
    const row = [...pathOfNode(holder, state), rowsOf(holder).length];
    return result({ from: pos, to: pos }, valuesAt(root, row, state));
  };
}

const result = (at: { from: number; to: number }, options: Completion[]): CompletionResult | null =>
  options.length === 0 ? null : { from: at.from, to: at.to, options, filter: true };

function holderOf(node: SyntaxNode): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name === 'Object' || at.name === 'Array') return at;
  }
  return undefined;
}

/** Properties of an object that are not written yet, required ones first. */
function names(
  root: Described,
  object: SyntaxNode,
  state: EditorState,
  { required, kept }: { readonly required: string; readonly kept?: string },
): Completion[] {
  const written = new Set(object.getChildren('Property').map((property) => nameOf(property, state)));
  const options = new Map<string, Completion>();
  for (const schema of schemasAt(root, pathOfNode(object, state), state)) {
    const needed = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    for (const [name, property] of Object.entries(propertiesOf(schema))) {
      if ((written.has(name) && name !== kept) || options.has(name)) continue;
      const isNeeded = needed.has(name);
      options.set(
        name,
        snippetCompletion(`${JSON.stringify(name)}: ${template(property)}`, {
          label: JSON.stringify(name),
          type: 'property',
          boost: isNeeded ? 1 : 0,
          ...(isNeeded && { detail: required }),
          ...(about(property) && { info: about(property) }),
        }),
      );
    }
  }
  return [...options.values()];
}

const onlyName = ({ apply: _, ...option }: Completion): Completion => option;

/** How a property's value starts; `#{}` is where the cursor goes. */
function template(schema: Described): string {
  const [only, ...others] = valuesOf(schema);
  if (only !== undefined && others.length === 0) return escaped(JSON.stringify(only));
  switch (schema['type']) {
    case 'object':
      return '{#{}\\}';
    case 'array':
      return '[#{}]';
    case 'integer':
    case 'number':
    case 'boolean':
      return '#{}';
    case 'string':
      return '"#{}"';
    default:
      return Array.isArray(schema['enum']) ? '"#{}"' : '#{}';
  }
}

const escaped = (text: string) => text.replaceAll(/[{}$#\\]/g, String.raw`\$&`);

const about = ({ title, description }: Described): string | undefined =>
  [title, description].filter(Boolean).join(': ') || undefined;

const values = (root: Described, node: SyntaxNode, state: EditorState) =>
  valuesAt(root, pathOfNode(node, state), state);

function valuesAt(root: Described, path: DataPath, state: EditorState): Completion[] {
  const all = new Set(
    schemasAt(root, path, state)
      .flatMap(valuesOf)
      .map((value) => JSON.stringify(value)),
  );
  return [...all].map((label) => ({ label, type: 'enum' }));
}
