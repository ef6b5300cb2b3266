import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

export const divider: FieldCases<'divider'> = {
  field: { type: 'divider', code: 'sample' },
  shows: () => {
    expect(screen.getByRole('separator')).toBeVisible();
  },
};
