import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';

const add = { en: 'Add another', fr: 'Ajouter' };

async function fillBoth({ user, press, locale }: Visitor): Promise<void> {
  const name = locale === 'fr' ? 'Nom' : 'Name';
  await user.type(screen.getByLabelText(name), 'Amina');
  await press(add[locale]);
  const second = screen.getAllByLabelText(name)[1];
  expect(second).toHaveFocus();
  await user.keyboard('Béatrice');
}

export const repeatableGroup: FieldCases<'repeatable_group'> = {
  field: {
    type: 'repeatable_group',
    code: 'sample',
    label: { en: 'Guests', fr: 'Invités' },
    item_label: { en: 'Guest', fr: 'Invité' },
    maxItems: 3,
    fields: [
      { type: 'text', code: 'name', label: { en: 'Name', fr: 'Nom' } },
      { type: 'phone', code: 'phone', label: { en: 'Phone', fr: 'Téléphone' }, required: 'N' },
    ],
  },
  partwise: 'when given',
  fill: { act: fillBoth, value: [{ name: 'Amina' }, { name: 'Béatrice' }] },
  also: [
    {
      about: 'a field must be filled before clicking Add (spec §5)',
      act: async ({ press }) => {
        await press('Add another');
        expect(screen.getAllByLabelText('Name')).toHaveLength(1);
        expect(screen.getByRole('alert')).toHaveTextContent('Fill in a field before adding another');
        expect(screen.getByLabelText('Name')).toHaveFocus();
      },
      value: undefined,
    },
    {
      about: 'a row can be taken away again; the focus stays near',
      act: async (visitor) => {
        await fillBoth(visitor);
        await visitor.press('Remove Guest 1');
        expect(screen.getByLabelText('Name')).toHaveValue('Béatrice');
        expect(screen.getByLabelText('Name')).toHaveFocus();
        expect(screen.getByText('Guest 1 removed')).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
      },
      value: [{ name: 'Béatrice' }],
    },
    {
      about: 'a row is moved by its buttons, which keep the focus; at the end nothing moves',
      field: { movable: 'Y' },
      act: async (visitor) => {
        await fillBoth(visitor);
        screen.getByRole('button', { name: 'Move Guest 1 down' }).focus();
        await visitor.user.keyboard('{Enter}');
        expect(screen.getAllByLabelText('Name').map((each) => (each as HTMLInputElement).value)).toEqual([
          'Béatrice',
          'Amina',
        ]);
        expect(screen.getByRole('button', { name: 'Move Guest 2 down' })).toHaveFocus();
        expect(screen.getByText('Guest 1 moved to position 2')).toBeInTheDocument();
        await visitor.user.keyboard('{Enter}');
        expect(screen.getByRole('button', { name: 'Move Guest 2 down' })).toHaveFocus();
      },
      value: [{ name: 'Béatrice' }, { name: 'Amina' }],
    },
    {
      about: 'the hours that two times of a row say are drawn on a line as they are typed, and summed',
      field: {
        timeline: ['from', 'to'],
        fields: [
          { type: 'time', code: 'from', label: { en: 'From', fr: 'De' }, earliest: '08:00' },
          { type: 'time', code: 'to', label: { en: 'To', fr: 'À' }, latest: '18:00' },
        ],
      },
      act: async ({ press }) => {
        const type = (label: string, time: string) => {
          const control = screen.getAllByLabelText(label).at(-1);
          if (control) fireEvent.change(control, { target: { value: time } });
        };
        const bars = () =>
          [...document.querySelectorAll<HTMLElement>('.timeline-line > span')].map(
            ({ textContent, style }) => `${textContent}: ${style.insetInlineStart} + ${style.width}`,
          );
        expect(screen.getByText('No hours yet')).toBeVisible();
        type('From', '09:00');
        expect(bars()).toEqual([]);
        type('To', '11:30');
        expect(bars()).toEqual(['1: 10% + 25%']);
        expect(screen.getByText('Total time: 2 h 30 min')).toBeVisible();
        await press('Add another');
        type('From', '13:00');
        type('To', '14:00');
        expect(bars()).toEqual(['1: 10% + 25%', '2: 50% + 10%']);
        expect(screen.getByText('Total time: 3 h 30 min')).toBeVisible();
        // Ends before it begins: no hours, and nothing drawn.
        type('To', '12:00');
        expect(bars()).toEqual(['1: 10% + 25%']);
        type('To', '18:00');
        await press('Remove Guest 1');
        expect(bars()).toEqual(['1: 50% + 50%']);
        expect(screen.getByText('Total time: 5 h')).toBeVisible();
      },
      value: [{ from: '13:00', to: '18:00' }],
    },
    {
      about: 'the hours of a choice are drawn: those of its option',
      field: {
        timeline: ['shift'],
        fields: [
          {
            type: 'select',
            code: 'shift',
            label: { en: 'Shift', fr: 'Quart' },
            options: [
              { id: 'early', name: { en: 'Early', fr: 'Tôt' }, hours: { from: '07:30', to: '09:00' } },
              { id: 'late', name: { en: 'Late', fr: 'Tard' }, hours: { from: '12:00', to: '16:45' } },
              { id: 'any', name: { en: 'Any', fr: 'Peu importe' } },
            ],
          },
        ],
      },
      locale: 'fr',
      act: async ({ user }) => {
        await user.selectOptions(screen.getByLabelText('Quart'), 'early');
        expect(
          screen.getByText('Durée totale\u00a0: 1\u00a0h\u00a030', { normalizer: String }),
        ).toBeVisible();
        expect(document.querySelector('.timeline-ends')).toHaveTextContent('7 h12 h17 h');
        await user.selectOptions(screen.getByLabelText('Quart'), 'any');
        expect(screen.getByText('Pas encore d’heures')).toBeVisible();
        expect(document.querySelector('.timeline-line')).toBeEmptyDOMElement();
        await user.selectOptions(screen.getByLabelText('Quart'), 'late');
        expect(document.querySelector('.timeline-line > span')).toHaveStyle({ insetInlineStart: '50%' });
      },
      value: [{ shift: 'late' }],
    },
    {
      about: 'only one may be added (spec §5)',
      field: { maxItems: 1 },
      act: async ({ user }) => {
        await user.type(screen.getByLabelText('Name'), 'Amina');
        expect(screen.queryByRole('button', { name: 'Add another' })).toBeNull();
        expect(screen.getByText('Only one may be added')).toBeVisible();
      },
      value: [{ name: 'Amina' }],
    },
  ],
  invalid: [
    {
      field: { minItems: 3 },
      act: ({ user, locale }) => {
        const [first] = screen.getAllByLabelText(locale === 'fr' ? 'Nom' : 'Name');
        return first ? user.type(first, 'Amina') : Promise.reject(new Error('no row'));
      },
      says: { en: 'This field is required', fr: 'Ce champ est obligatoire' },
    },
  ],
};
