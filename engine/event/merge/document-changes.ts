import type { DataPath } from '#engine/form/any-schema/data-path.ts';
import { pointerOf } from '#engine/form/any-schema/json-pointer.ts';
import type { DocumentChange } from './document-change.ts';

/** The differences between documents, by JSON pointers. Items with codes are compared by code. */
export function documentChanges(was: unknown, is: unknown, path: DataPath = []): DocumentChange[] {
  if (Object.is(was, is)) return [];
  if (isList(was) && isList(is)) return listChanges(was, is, path);
  if (!isObject(was) || !isObject(is)) return [{ pointer: pointerOf(path), ...said(was, is) }];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => documentChanges(was[name], is[name], [...path, name]));
}

function listChanges(was: readonly unknown[], is: readonly unknown[], path: DataPath): DocumentChange[] {
  const [before, now] = [codesOf(was), codesOf(is)];
  if (!before || !now) {
    return Array.from({ length: Math.max(was.length, is.length) }).flatMap((_, at) =>
      documentChanges(was[at], is[at], [...path, at]),
    );
  }
  // A renamed field is the same one, also on the way back.
  const same = now.map((code, at) =>
    before.includes(code)
      ? code
      : (before.find(
          (other, index) => !now.includes(other) && (isOnce(is[at], other) || isOnce(was[index], code)),
        ) ?? code),
  );
  const gone = before.flatMap((code, at) =>
    same.includes(code) ? [] : documentChanges(was[at], undefined, [...path, at]),
  );
  const others = same.flatMap((code, at) =>
    documentChanges(was[before.indexOf(code)], is[at], [...path, at]),
  );
  const kept = before.filter((code) => same.includes(code));
  const order = same.filter((code) => before.includes(code));
  const isMoved = kept.some((code, at) => code !== order[at]);
  return [...gone, ...others, ...(isMoved ? [{ pointer: pointerOf(path), was: kept, is: order }] : [])];
}

/** Whether a field once had a code. */
const isOnce = (field: unknown, code: string): boolean =>
  isObject(field) && isList(field['was']) && field['was'].includes(code);

/** The codes of a list's items; undefined if one has none, or two are equal. */
function codesOf(list: readonly unknown[]): string[] | undefined {
  const codes = list.flatMap((item) =>
    isObject(item) && typeof item['code'] === 'string' ? [item['code']] : [],
  );
  return codes.length === list.length && new Set(codes).size === codes.length ? codes : undefined;
}

function said(was: unknown, is: unknown): Pick<DocumentChange, 'was' | 'is'> {
  return { ...(was !== undefined && { was }), ...(is !== undefined && { is }) };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
