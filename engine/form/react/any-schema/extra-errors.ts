import { ERRORS_KEY, type ErrorSchema } from '@rjsf/utils';
import { type DataPath, isPlain, valueAt } from '../../any-schema/data-path.ts';
import type { DataFault } from '../../any-schema/schema-validator.ts';

const EXTRA = 'extraErrors';

/** The faults of an error schema of rjsf, each at its path in the data. */
export function faultsOfErrorSchema(errors: ErrorSchema | undefined, data: unknown): readonly DataFault[] {
  const faults: DataFault[] = [];
  function collect(node: unknown, path: DataPath): void {
    if (!isPlain(node)) return;
    const own = node[ERRORS_KEY];
    for (const message of Array.isArray(own) ? own : []) {
      faults.push({ path, keyword: EXTRA, params: { message: String(message) } });
    }
    for (const [name, inner] of Object.entries(node)) {
      if (name === ERRORS_KEY) continue;
      collect(inner, [...path, Array.isArray(valueAt(data, path)) ? Number(name) : name]);
    }
  }
  collect(errors, []);
  return faults;
}

/** The text of an extra error, as it was given; undefined for a fault of the schema's own. */
export function extraWordsOf({ keyword, params }: DataFault): string | undefined {
  return keyword === EXTRA ? String(params['message']) : undefined;
}
