import type { Unfinished } from '#engine/react/form-environment.ts';
import type { FormStore } from '#engine/values/form-store.ts';
import type { FormDraft } from './draft-store.ts';

/** Where what was begun in a form lies until it is an answer. */
interface Keeping {
  readonly store: FormStore;
  read(): FormDraft['unfinished'];
  write(unfinished: Readonly<Record<string, unknown>>): void;
}

/** Keeps what was begun in a form with its draft; a row by its index, for its key lasts as long as the page only. */
export function unfinishedAnswers({ store, read, write }: Keeping): Unfinished {
  return {
    read: (path) => read()?.[store.indexed(path)],
    keep(path, begun) {
      const { [store.indexed(path)]: before, ...others } = read() ?? {};
      if (begun === before) return;
      write(begun === undefined ? others : { ...others, [store.indexed(path)]: begun });
    },
  };
}
