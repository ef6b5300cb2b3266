import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import { useState } from 'react';
import { useSchemaSession } from '#engine/form/react/any-schema/schema-node.tsx';
import { listOf } from '../text-in.ts';

/** The rows of a list of a document, and what can be done with them. */
export interface EditedRows {
  /** The DOM id of the list. */
  readonly id: string;
  readonly list: readonly unknown[];
  /** A key for each row that stays with it. */
  readonly keys: readonly string[];
  /** The key of the row that is open. */
  readonly open: string | undefined;
  setOpen(key: string | undefined): void;
  /** The DOM id of a row’s form. */
  idOf(index: number): string;
  /** Moves a row, with the focus on it; whether there was anything to move. */
  move(from: number, to: number): boolean;
  /** Adds a row and opens it, with the focus on its first text. */
  insert(index: number, item: Record<string, unknown>): void;
  /** Removes a row; the focus is on the one that takes its place. */
  remove(index: number): void;
}

const FIRST_TEXT = '.question-form :is(input[type=text], input:not([type]), textarea)';

/** The rows of a field that is a list. */
export function useRows({ fieldPathId, formData, required, registry, onChange }: FieldProps): EditedRows {
  const { path, $id: id } = fieldPathId;
  const { store } = useSchemaSession();
  const [open, setOpen] = useState<string>();
  const list = listOf(formData);
  const tokens = store.rows.tokensOf(path, list);
  const keyAt = (index: number, of = tokens) => Object.values(of[index] ?? {})[0] ?? String(index);
  /** Finds something in a row once it is drawn. */
  const focusLater = (find: (rows: Element) => HTMLElement | null | undefined) =>
    setTimeout(() => {
      const rows = document.getElementById(id);
      if (rows) find(rows)?.focus();
    });
  const foldOf = (rows: Element, key: string) =>
    rows.querySelector<HTMLElement>(`[data-row="${key}"] > .question-row > .question-fold`);
  return {
    id,
    list,
    keys: list.map((_, index) => keyAt(index)),
    open,
    setOpen,
    idOf: (index) => toFieldPathId(index, registry.globalFormOptions, path).$id,
    move(from, to) {
      const lifted = tokens[from];
      if (!lifted || to < 0 || to >= tokens.length) return false;
      const others = tokens.filter((_, index) => index !== from);
      onChange([...others.slice(0, to), lifted, ...others.slice(to)], path);
      focusLater((rows) => foldOf(rows, keyAt(from)));
      return true;
    },
    insert(index, item) {
      onChange([...tokens.slice(0, index), item, ...tokens.slice(index)], path);
      const key = keyAt(index, store.rows.tokensOf(path, listOf(store.valueAt(path))));
      setOpen(key);
      focusLater(
        (rows) => rows.querySelector<HTMLElement>(`[data-row="${key}"] > ${FIRST_TEXT}`) ?? foldOf(rows, key),
      );
    },
    remove(index) {
      const rest = tokens.filter((_, each) => each !== index);
      // A list that may be left out is left out when it is empty.
      onChange(rest.length === 0 && required !== true ? undefined : rest, path);
      const next = keyAt(index < tokens.length - 1 ? index + 1 : index - 1);
      focusLater((rows) => foldOf(rows, next) ?? document.getElementById(`${id}__add`));
    },
  };
}
