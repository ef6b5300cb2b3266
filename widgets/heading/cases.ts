import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

export const heading: FieldCases<'heading'> = {
  field: { type: 'heading', code: 'sample', label: { en: 'On the day', fr: 'Le jour même' }, level: 4 },
  shows: (_page, locale) => {
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent(
      locale === 'fr' ? 'Le jour même' : 'On the day',
    );
  },
};
