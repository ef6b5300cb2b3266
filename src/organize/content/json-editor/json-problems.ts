import type { EditorState } from '@codemirror/state';
import type { WrittenDiagnostic as Problem } from '#engine/event/diagnosis/written-diagnostic.ts';
import { placeOf } from '#engine/event/in-words/place-in-words.ts';
import { diagnosedPlace } from '../diagnosed-place.ts';
import { nameOf, type Range, rangeOfPath, wholeTree } from './json-tree.ts';

/** Where a text stops being JSON, or names a property twice, of which JSON keeps only the last. */
export type TextFault = Range & { readonly kind: 'not_json' | 'twice' };

/** The first fault of a text; undefined if it is JSON with each name once. */
export function textFault(state: EditorState): TextFault | undefined {
  const tree = wholeTree(state);
  const text = state.sliceDoc();
  if (!isJson(text)) {
    let at = text.trimEnd().length;
    tree.iterate({
      enter: ({ type, from }) => {
        if (type.isError) at = Math.min(at, from);
      },
    });
    return { kind: 'not_json', from: at, to: Math.min(at + 1, text.length) };
  }
  let twice: TextFault | undefined;
  tree.iterate({
    enter: ({ name, node }) => {
      if (twice || name !== 'Object') return;
      const seen = new Set<string>();
      for (const property of node.getChildren('Property')) {
        const each = nameOf(property, state);
        if (!seen.has(each)) seen.add(each);
        else twice ??= { kind: 'twice', from: property.from, to: property.from + each.length + 2 };
      }
    },
  });
  return twice;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Where a problem of a document is shown in its text. */
export function rangeOfProblem(problem: Problem, document: unknown, state: EditorState): Range {
  return rangeOfPath(placeOf(diagnosedPlace(problem), document), state);
}
