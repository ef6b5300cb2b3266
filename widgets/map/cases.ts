import { screen } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

const KEY = { en: 'Network', fr: 'Réseau' };
const VALUE = { en: 'Text', fr: 'Texte' };
const ADD = { en: 'Add another', fr: 'Ajouter' };

async function entry({ user, locale }: Visitor, key: string, value: string): Promise<void> {
  const [keys, values] = [screen.getAllByLabelText(KEY[locale]), screen.getAllByLabelText(VALUE[locale])];
  const [name, text] = [keys.at(-1), values.at(-1)];
  if (name) await user.type(name, key);
  if (text) await user.type(text, value);
}

export const map: FieldCases<'map'> = {
  field: {
    type: 'map',
    code: 'sample',
    label: { en: 'Where to find you', fr: 'Où vous trouver' },
    key_label: KEY,
  },
  partwise: 'when given',
  fill: {
    async act(visitor) {
      await entry(visitor, 'Mastodon', '@ada');
      await visitor.press(ADD[visitor.locale]);
      await entry(visitor, 'Web', 'ada.example');
    },
    value: [
      { key: 'Mastodon', value: '@ada' },
      { key: 'Web', value: 'ada.example' },
    ],
  },
  invalid: [
    {
      async act(visitor) {
        await entry(visitor, 'Web', 'one');
        await visitor.press(ADD[visitor.locale]);
        await entry(visitor, 'Web', 'two');
      },
      says: {
        en: 'This name is already used. Choose another one.',
        fr: 'Ce nom est déjà utilisé. Choisissez-en un autre.',
      },
    },
  ],
};
