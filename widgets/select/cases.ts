import type { FieldCases } from '../field-cases.ts';

export const select: FieldCases<'select'> = {
  field: {
    type: 'select',
    code: 'sample',
    label: { en: 'Role', fr: 'Rôle' },
    options: [
      { id: 'teacher', name: { en: 'Classroom teacher', fr: 'Enseignante ou enseignant' } },
      { id: 'ttoc', name: 'TTOC' },
      { id: 'closed', name: { en: 'Retiree', fr: 'Retraité' }, enabled: 'N' },
    ],
  },
  fill: { act: ({ user, control }) => user.selectOptions(control, 'teacher'), value: 'teacher' },
  also: [
    {
      about: 'what is closed cannot be picked',
      act: ({ user, control }) => user.selectOptions(control, 'closed'),
      value: undefined,
    },
    {
      about: 'a choice can be taken back',
      act: async ({ user, control }) => {
        await user.selectOptions(control, 'ttoc');
        await user.selectOptions(control, '');
      },
      value: undefined,
    },
  ],
  invalid: [],
};
