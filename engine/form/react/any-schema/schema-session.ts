import type { ErrorSchema, FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { DataPath } from '../../any-schema/data-path.ts';
import type { DataFault, ValidateLater } from '../../any-schema/schema-validator.ts';
import type { DataStore } from './data-store.ts';
import { faultsOfErrorSchema } from './extra-errors.ts';

export type DataResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly faults: readonly DataFault[] };

/** A form of any schema being filled. */
export interface SchemaSession {
  readonly store: DataStore;
  readonly wordsOf: (fault: DataFault) => string;
  /** rjsf's own field. */
  readonly Stock: ComponentType<FieldProps>;
  /** Checks the value that was left; that it is missing is no mistake before the form is sent. */
  blur(path: DataPath): void;
  submit(): Promise<DataResult>;
  /** Shows errors found elsewhere, replacing earlier ones. */
  showExtraErrors(errors: ErrorSchema | undefined): void;
}

interface SessionParts extends Pick<SchemaSession, 'store' | 'wordsOf' | 'Stock'> {
  readonly validate: ValidateLater;
  readonly extraErrors?: ErrorSchema | undefined;
  readonly extraErrorsBlockSubmit?: boolean | undefined;
}

const isAt = (path: DataPath) => {
  const key = JSON.stringify(path);
  return (fault: DataFault) => JSON.stringify(fault.path) === key;
};

/** Opens a session: validation does not delay typing, and results for outdated data are dropped. */
export function createSchemaSession(given: SessionParts): SchemaSession {
  const { validate, extraErrors, extraErrorsBlockSubmit = false, ...parts } = given;
  const { store } = parts;
  const showExtraErrors = (errors: ErrorSchema | undefined) =>
    store.showExtraFaults(faultsOfErrorSchema(errors, store.data()));
  showExtraErrors(extraErrors);
  let changes = 0;
  async function check(path: DataPath): Promise<void> {
    const before = changes;
    const shown = store.faultsAt(path).some(({ keyword }) => keyword === 'required');
    const faults = (await validate(store.data())).filter(isAt(path));
    if (changes !== before) return;
    store.showFaultsAt(
      path,
      faults.filter(({ keyword }) => shown || keyword !== 'required'),
    );
  }
  store.subscribe((path) => {
    changes += 1;
    // An error that is fixed disappears immediately.
    for (let at: DataPath = path; ; at = at.slice(0, -1)) {
      if (store.faultsAt(at).length > 0) void check(at);
      if (at.length === 0) break;
    }
  });
  return {
    ...parts,
    blur: (path) => void check(path),
    async submit() {
      const data = store.data();
      const locate = store.rows.locator();
      const faults = await validate(data);
      store.showFaults(faults, locate);
      const blocking = extraErrorsBlockSubmit ? [...faults, ...store.extraFaults()] : faults;
      return blocking.length === 0 ? { ok: true, data } : { ok: false, faults: blocking };
    },
    showExtraErrors,
  };
}
