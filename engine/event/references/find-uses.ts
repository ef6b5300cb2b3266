import { type DataPath, isPlain } from '../../form/any-schema/data-path.ts';
import { pointerOf } from '../../form/any-schema/json-pointer.ts';

/** A field of a form. */
export interface FieldTarget {
  readonly form: string;
  readonly field: string;
}

/** A place of a document that refers to something. */
export interface Use {
  readonly kind: string;
  readonly code: string;
  /** As an RFC 6901 pointer. */
  readonly pointer: string;
}

type Visit = (value: unknown, path: DataPath) => void;

function visitAll(value: unknown, path: DataPath, visit: Visit): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [name, each] of entries) visitAll(each, [...path, name], visit);
}

const isOrWithin = (name: string, of: string) => name === of || name.startsWith(`${of}.`);

/** The name that a `var` of JSON Logic reads. */
function nameRead(value: unknown): string | undefined {
  if (!isPlain(value) || !('var' in value)) return undefined;
  const read = value['var'];
  const name = Array.isArray(read) ? read[0] : read;
  return typeof name === 'string' ? name : undefined;
}

/** Where the documents of an event refer to a field: in conditions, defaults, rows on a timeline, and by its code. */
export function usesOfField(documents: readonly unknown[], { form, field }: FieldTarget): Use[] {
  const everywhere = `answers.${form}.${field}`;
  return documents.flatMap((document) => {
    if (!isPlain(document)) return [];
    const { kind, code } = document;
    const isOwn = kind === 'form' && code === form;
    const asks = kind === 'membership' && document['form_type'] === form;
    return pointersIn(document, (value, path) => {
      const name = nameRead(value);
      if (name !== undefined) {
        const isNear = (isOwn || asks) && isOrWithin(name, field);
        return isNear || (isOwn && isOrWithin(name, `row.${field}`)) || isOrWithin(name, everywhere);
      }
      if (typeof value === 'string') {
        const holder = path.at(-2);
        if (value !== field) return value === everywhere && path.at(-1) !== 'var' && holder !== 'var';
        const isNamed = isOwn ? holder === 'timeline' : asks && namesField(path);
        return isNamed;
      }
      return isPlain(value) && value['form'] === form && value['field'] === field;
    }).map((pointer) => ({ kind: String(kind), code: String(code), pointer }));
  });
}

/** Whether a place of a membership document names a field of its form. */
const namesField = (path: DataPath) => path[0] === 'questions' || path.at(-1) === 'decline_field';

/** Where the documents of an event refer to another one of them by its code. */
export function usesOfDocument(
  documents: readonly unknown[],
  target: { readonly kind: string; readonly code: string },
): Use[] {
  const names = NAMED_BY[target.kind];
  return documents.flatMap((document) => {
    if (!isPlain(document)) return [];
    const { kind, code } = document;
    if (kind === target.kind && code === target.code) return [];
    return pointersIn(document, (value, path) => {
      const name = nameRead(value);
      if (name !== undefined) return target.kind === 'form' && name.startsWith(`answers.${target.code}.`);
      if (typeof value !== 'string') return false;
      const at = String(typeof path.at(-1) === 'number' ? path.at(-2) : path.at(-1));
      if (target.kind === 'page' && isLinkTo(value, target.code)) return true;
      return value === target.code && (names?.has(at) ?? false);
    }).map((pointer) => ({ kind: String(kind), code: String(code), pointer }));
  });
}

/** The properties that name a document of a kind by its code. */
export const NAMED_BY: { readonly [kind: string]: ReadonlySet<string> | undefined } = {
  form: new Set(['form_type', 'form']),
  page: new Set(['page', 'parent']),
  flow: new Set(['flow', 'flows']),
  offers: new Set(['offers']),
  floor_plan: new Set(['plan']),
};

/** Whether a text is, or holds, a link to a page of the event. */
function isLinkTo(text: string, code: string): boolean {
  const at = text.indexOf(`/${code}`);
  if (at < 0) return false;
  const after = text.charAt(at + code.length + 1);
  return !/[\w/-]/.test(after) && (at === 0 || /["'(]/.test(text.charAt(at - 1)));
}

/** The places of a document that a test is true of; none within another. */
function pointersIn(document: unknown, isUse: (value: unknown, path: DataPath) => boolean): string[] {
  const found: string[] = [];
  visitAll(document, [], (value, path) => {
    if (isUse(value, path)) found.push(pointerOf(path));
  });
  return found;
}
