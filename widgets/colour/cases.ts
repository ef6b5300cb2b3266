import { fireEvent, screen } from '@testing-library/react';
import type { FieldCases } from '../field-cases.ts';

export const colour: FieldCases<'colour'> = {
  field: { type: 'colour', code: 'sample', label: { en: 'Colour of the booth', fr: 'Couleur du stand' } },
  fill: { act: ({ write }) => write('oklch(.55 .2 29)'), value: 'oklch(.55 .2 29)' },
  also: [
    {
      about: 'a colour that is picked is written out',
      act: async () => {
        fireEvent.change(screen.getByLabelText('Choose Colour of the booth'), {
          target: { value: '#1a6fb5' },
        });
      },
      value: '#1a6fb5',
      shows: '#1a6fb5',
    },
  ],
  invalid: [
    {
      act: ({ write }) => write('sky blue'),
      says: { en: 'Enter a colour, such as #1a6fb5', fr: 'Entrez une couleur, par exemple #1a6fb5' },
    },
  ],
};
