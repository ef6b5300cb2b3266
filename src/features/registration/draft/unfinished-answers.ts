import type { Unfinished } from '#engine/react/form-environment.ts';
import type { FormStore } from '#engine/values/form-store.ts';
import { parseRowPath, rowPath } from '#engine/values/path.ts';
import type { FormDraft } from './draft-store.ts';

/** Where what was begun in a form lies until it is an answer. */
interface Keeping {
  readonly store: FormStore;
  read(): FormDraft['unfinished'];
  write(unfinished: Readonly<Record<string, unknown>>): void;
}

/** Keeps what was begun in a form with its draft; a row by its index, for its key lasts as long as the page only. */
export function unfinishedAnswers({ store, read, write }: Keeping): Unfinished {
  function nameOf(path: string): string {
    const row = parseRowPath(path);
    if (!row) return path;
    const keys = store.read(row.group).value;
    const index = Array.isArray(keys) ? keys.indexOf(row.rowKey) : -1;
    return index < 0 ? path : rowPath(row.group, String(index), row.code);
  }
  return {
    read: (path) => read()?.[nameOf(path)],
    keep(path, begun) {
      const { [nameOf(path)]: before, ...others } = read() ?? {};
      if (begun === before) return;
      write(begun === undefined ? others : { ...others, [nameOf(path)]: begun });
    },
  };
}
