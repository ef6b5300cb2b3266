import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

export const hidden: FieldCases<'hidden'> = {
  field: { type: 'hidden', code: 'sample', value: 'spring' },
  shows: (page) => {
    expect(page.querySelector('.fields')).toBeEmptyDOMElement();
  },
};
