import type { FieldCases } from '../field-cases.ts';

export const checkboxGroup: FieldCases<'checkbox_group'> = {
  field: {
    type: 'checkbox_group',
    code: 'sample',
    label: { en: 'Food', fr: 'Repas' },
    options: [
      { id: 'vegan', name: { en: 'Vegan', fr: 'Végétalien' } },
      { id: 'halal', name: 'Halal' },
      { id: 'kosher', name: { en: 'Kosher', fr: 'Casher' } },
    ],
    maxItems: 2,
  },
  fill: {
    act: async ({ press, locale }) => {
      await press(locale === 'fr' ? 'Casher' : 'Kosher');
      await press(locale === 'fr' ? 'Végétalien' : 'Vegan');
    },
    value: ['vegan', 'kosher'],
  },
  invalid: [
    {
      act: async ({ press, locale }) => {
        await press(locale === 'fr' ? 'Casher' : 'Kosher');
        await press(locale === 'fr' ? 'Végétalien' : 'Vegan');
        await press('Halal');
      },
      says: { en: 'Choose at most 2', fr: 'Choisissez-en au plus 2' },
    },
  ],
};
