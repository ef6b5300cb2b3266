import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { decimalsOf } from '../format/decimal-text.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { sayCount } from './count-words.ts';
import type { KeywordRule } from './rule.ts';

/**
 * A number has too many decimals (spec §5: amounts have two). `multipleOf: 0.01` would refuse 1.13 because of binary
 * fractions.
 */
export const decimals: KeywordRule = {
  kind: 'keyword',
  name: 'decimals',
  message: (params) => (params['limit'] === 0 ? inEveryLanguage('wholeNumber') : inEveryLanguage('atMost')),
  say: sayCount('decimals'),
  definition: {
    keyword: 'decimals',
    type: 'number',
    schemaType: 'number',
    compile: (limit: number) => {
      const check: DataValidateFunction = (value: number) => {
        const valid = decimalsOf(value) <= limit;
        check.errors = valid ? [] : [{ keyword: 'decimals', params: { limit } }];
        return valid;
      };
      return check;
    },
  },
};
