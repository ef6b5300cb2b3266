import type { Unfinished } from '#engine/form/react/form-environment.ts';
import type { FormStore } from '#engine/form/values/form-store.ts';
import type { FormDraft } from './draft.ts';

/** Where incomplete input is stored. */
interface Keeping {
  readonly store: FormStore;
  read(): FormDraft['unfinished'];
  write(unfinished: Readonly<Record<string, unknown>>): void;
}

/** Stores a form's incomplete input with its draft; rows by index, because keys last only as long as the page. */
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
