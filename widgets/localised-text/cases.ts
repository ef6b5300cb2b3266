import { screen } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

const write =
  (en: string, fr: string) =>
  async ({ user }: Visitor) => {
    await user.type(screen.getByLabelText('English'), en);
    if (fr !== '') await user.type(screen.getByLabelText('Français'), fr);
  };

export const localisedText: FieldCases<'localised_text'> = {
  field: {
    type: 'localised_text',
    code: 'sample',
    label: { en: 'Title of your workshop', fr: 'Titre de votre atelier' },
    maxLength: 20,
  },
  fill: { act: write('Salmon', 'Saumon'), value: { en: 'Salmon', fr: 'Saumon' } },
  also: [
    {
      about: 'one text may stand for all languages, and begins as what was written in this one',
      act: async (visitor) => {
        await write('Jazz', '')(visitor);
        await visitor.press('Same in every language');
      },
      value: 'Jazz',
    },
    {
      about: 'what was emptied in each language is no answer',
      act: async ({ user }) => {
        await user.type(screen.getByLabelText('English'), 'a{Backspace}');
      },
      value: undefined,
    },
  ],
  invalid: [
    {
      act: write('A title of more than twenty letters', 'Titre'),
      says: { en: 'Enter at most 20\u00a0characters', fr: 'Entrez au plus 20\u00a0caractères' },
    },
  ],
};
