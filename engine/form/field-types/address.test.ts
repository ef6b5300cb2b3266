import { expect, test } from 'vitest';
import { isYes } from '../field/flag.ts';
import { ruleCases } from '../keywords/rules.cases.ts';
import { checkAddress } from './address.ts';
import type { Address } from './address-value.ts';

const cases = ruleCases
  .filter(({ field }) => field.type === 'address')
  .flatMap(({ field, valid = [], invalid = [], within }) => [
    ...valid.map((value) => ({ field, value, within: undefined })),
    // The dialog makes addresses of known parts only.
    ...(within === undefined || within === 'script'
      ? []
      : invalid.map((value) => ({ field, value, within }))),
  ]);

test.each(cases)('the dialog and the schema agree on $value', ({ field, value, within }) => {
  const errors = checkAddress(value as Partial<Address>, isYes(field['limited'] as 'Y' | undefined));
  expect(errors.map((error) => error.within)).toEqual(within === undefined ? [] : [within]);
});
