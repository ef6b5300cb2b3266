import type { FieldCases } from '../field-cases.ts';

export const checkbox: FieldCases<'checkbox'> = {
  field: {
    type: 'checkbox',
    code: 'sample',
    label: { en: 'I have read the cancellation policy', fr: 'J’ai lu la politique d’annulation' },
  },
  fill: { act: ({ user, control }) => user.click(control), value: true },
  also: [
    {
      about: 'checked and unchecked with the space bar',
      act: async ({ user, control }) => {
        control.focus();
        await user.keyboard('[Space][Space]');
      },
      value: false,
    },
    {
      about: 'its words are part of it',
      field: { text: 'I agree' },
      act: ({ press }) => press(/I agree/),
      value: true,
    },
  ],
  invalid: [],
};
