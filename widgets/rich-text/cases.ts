import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';

const BOLD = { en: 'Bold', fr: 'Gras' };

/** Types a text, selects all of it and has it set in bold. */
async function bold({ control, user, locale, write, press }: Visitor): Promise<void> {
  await write('Welcome');
  await user.pointer([
    { target: control, offset: 0, keys: '[MouseLeft>]' },
    { offset: 7 },
    { keys: '[/MouseLeft]' },
  ]);
  await press(BOLD[locale]);
  expect(control).toHaveValue('<strong>Welcome</strong>');
}

export const richText: FieldCases<'rich_text'> = {
  field: { type: 'rich_text', code: 'sample', label: { en: 'About you', fr: 'À propos de vous' } },
  fill: { act: bold, value: '<strong>Welcome</strong>' },
  invalid: [
    {
      act: ({ write }) => write('Me: <img src=x onerror=alert(1)>'),
      says: {
        en: 'Use only headings, lists, links, bold and italics',
        fr: 'Utilisez seulement des titres, des listes, des liens, le gras et l’italique',
      },
    },
  ],
};
