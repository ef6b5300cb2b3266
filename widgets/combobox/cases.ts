import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

const schools = ['École Bilodeau', 'Élan secondary', 'Elm Street', 'Oak Bay'];

export const combobox: FieldCases<'combobox'> = {
  field: {
    type: 'combobox',
    code: 'sample',
    label: { en: 'School', fr: 'École' },
    options: [
      ...schools.map((name, at) => ({ id: `s${at}`, name })),
      { id: 'closed', name: 'Elmwood', enabled: 'N' as const },
      ...Array.from({ length: 200 }, (_, at) => ({ id: `n${at}`, name: `Number ${at}` })),
    ],
  },
  fill: {
    act: async ({ write, user }) => {
      await write('ecole');
      await user.click(screen.getByRole('option', { name: 'École Bilodeau' }));
    },
    value: 's0',
  },
  also: [
    {
      about: 'with the keyboard alone',
      act: async ({ write, user, control }) => {
        await write('el');
        await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
        expect(control).toHaveValue('Elm Street');
      },
      value: 's2',
    },
    {
      about: 'a name spelled out in full counts when the field is left',
      act: ({ write }) => write('oak bay'),
      value: 's3',
      shows: 'Oak Bay',
    },
    {
      about: 'a search that was left half way is no answer',
      act: ({ write }) => write('oa'),
      value: undefined,
      shows: '',
    },
    {
      about: 'Esc closes the list and keeps the answer',
      act: async ({ write, user }) => {
        await write('oak bay');
        await user.tab();
        await user.tab({ shift: true });
        await write('el');
        await user.keyboard('{Escape}{Escape}');
      },
      value: 's3',
      shows: 'Oak Bay',
    },
    {
      about: 'emptied, it has no answer',
      act: async ({ write, user, control }) => {
        await write('oak bay');
        await user.tab();
        await user.clear(control);
      },
      value: undefined,
    },
    {
      about: 'a closed option cannot be picked',
      act: async ({ write, user }) => {
        await write('elmwood');
        const option = screen.getByRole('option', { name: 'Elmwood' });
        expect(option).toHaveAttribute('aria-disabled', 'true');
        await user.click(option);
        await user.keyboard('{ArrowDown}{Enter}');
      },
      value: undefined,
    },
    {
      about: 'a long list is cut, and says so',
      act: async ({ write }) => {
        await write('number');
        expect(screen.getAllByRole('option')).toHaveLength(100);
        expect(screen.getByText('100 more: keep typing')).toBeVisible();
      },
      value: undefined,
    },
  ],
  invalid: [],
};
