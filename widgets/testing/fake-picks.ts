import type { AppliedCode } from '#engine/event/pickers/applied-code.ts';
import {
  type CodeService,
  type CodesState,
  type FileService,
  RefusedByServer,
} from '#engine/event/pickers/picker-services.ts';
import type { StoredFile } from '#engine/form/field-types/stored-file-value.ts';

/** A server's part of a picker, in memory: it takes everything, and remembers it. */
function fake<State extends object>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(patch: Partial<State>) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
  };
}

/** Codes of which only those that are given here count. */
export function fakeCodes(valid: readonly AppliedCode[], refusal: string): CodeService {
  const state = fake<CodesState>({
    phase: 'ready',
    codes: [],
    busy: false,
    about: undefined,
    messages: [],
    notice: undefined,
  });
  return {
    ...state,
    apply(code, about) {
      const known = valid.find(({ discount_code, kind }) => discount_code === code && kind === about);
      state.change(
        known
          ? { about, messages: [], codes: [known], notice: { kind: 'applied', label: code } }
          : { about, messages: [refusal], notice: undefined },
      );
    },
    remove: (code) => state.change({ codes: [], messages: [], notice: { kind: 'removed', label: code } }),
  };
}

/** Keeps what it is sent under the id `kept`; refuses what is called `broken`, with the server's words. */
export function fakeFiles(refusal: string): FileService {
  return {
    async upload({ name, type, size }, _purpose, { onProgress }) {
      onProgress(0.5);
      if (name.startsWith('broken')) throw new RefusedByServer([refusal]);
      return { files_ID: 'kept', name, type: type as StoredFile['type'], size };
    },
    remove: async () => undefined,
    read: async () => new Blob(['picture'], { type: 'image/png' }),
  };
}
