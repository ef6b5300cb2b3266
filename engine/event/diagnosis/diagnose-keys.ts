import { pointerStep } from '../../form/any-schema/json-pointer.ts';
import { FORBIDDEN_KEYS } from '../../form/field/code.ts';
import { MAX_FIELDS } from '../../form/form-document/form-document.ts';
import type { Diagnostic } from './diagnostic.ts';
import { documentFault } from './document-fault.ts';
import { says } from './problems.ts';
import type { Sentence } from './sentence.ts';

const MAX_DEPTH = 40;
const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef']);

/** Dangerous contents of any document: keys that reach a prototype, external references, excessive depth or size. */
export function diagnoseKeys(document: unknown): Diagnostic[] {
  const found: Diagnostic[] = [];
  const refuse = (pointer: string, code: string, problem: Sentence) =>
    found.push(documentFault(pointer, code, problem));

  const visit = (node: unknown, pointer: string, depth: number): void => {
    if (typeof node !== 'object' || node === null || found.length > 100) return;
    if (depth > MAX_DEPTH) {
      refuse(pointer, 'too_deep', says('tooDeep', { most: MAX_DEPTH }));
      return;
    }
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) visit(item, `${pointer}/${index}`, depth + 1);
      return;
    }
    for (const key of Object.getOwnPropertyNames(node)) {
      const at = `${pointer}/${pointerStep(key)}`;
      if (FORBIDDEN_KEYS.has(key)) refuse(at, 'forbidden_key', says('forbiddenKey', { key }));
      else if (REFERENCES.has(key)) refuse(at, 'reference', says('reference', { key }));
      else visit((node as Record<string, unknown>)[key], at, depth + 1);
    }
  };

  const fields = countFields(document);
  if (fields > MAX_FIELDS) {
    refuse('/sections', 'too_many_fields', says('tooManyFields', { most: MAX_FIELDS }));
    return found;
  }
  visit(document, '', 0);
  return found;
}

/** How many fields a document has, those within others included; a document of a shape that is none has as many as it shows. */
function countFields(document: unknown): number {
  let count = 0;
  const open: unknown[] = [...listAt(document, 'sections')];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const fields = listAt(node, 'fields');
    count += fields.length;
    open.push(...fields.slice(0, MAX_FIELDS), ...listAt(node, 'variants').slice(0, MAX_FIELDS));
    if (count > MAX_FIELDS) break;
  }
  return count;
}

function listAt(node: unknown, name: 'sections' | 'fields' | 'variants'): unknown[] {
  const list: unknown =
    typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined;
  return Array.isArray(list) ? list : [];
}
