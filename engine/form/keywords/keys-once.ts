import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { inEveryLanguage } from '../languages/words.ts';
import type { KeywordRule } from './rule.ts';

const keyOf = (row: unknown): unknown => Object(row)['key'];

/** Two entries of a map have the same name: a fault of the later one. */
export const keysOnce: KeywordRule = {
  kind: 'keyword',
  name: 'keysOnce',
  message: inEveryLanguage('keysOnce'),
  definition: {
    keyword: 'keysOnce',
    type: 'array',
    schemaType: 'boolean',
    compile: () => {
      const check: DataValidateFunction = (rows: readonly unknown[], context) => {
        const keys = rows.map(keyOf);
        check.errors = keys.flatMap((key, at) =>
          typeof key === 'string' && key !== '' && keys.indexOf(key) < at
            ? [{ keyword: 'keysOnce', instancePath: `${context?.instancePath ?? ''}/${at}/key`, params: {} }]
            : [],
        );
        return check.errors.length === 0;
      };
      return check;
    },
  },
};
