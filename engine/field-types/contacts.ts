import Type from 'typebox';
import { Flag, isYes } from '../configuration/flag.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { fieldType } from './definition.ts';
import { movable, ownRows, rowWords } from './own-rows.ts';

/** Further people: who they are, where a mail reaches them, and what stands on their badges. */
export const contacts = fieldType({
  ...ownRows,
  rows: 'people',
  constraints: {
    ...rowWords,
    ...movable,
    /** N asks for no badge. */
    badges: Type.Optional(Flag),
  },
  holds: ({ badges }) => [
    {
      type: 'text',
      code: 'first_name',
      label: inEveryLanguage('firstName'),
      maxLength: 60,
      layout: { width: 'half' },
    },
    {
      type: 'text',
      code: 'last_name',
      label: inEveryLanguage('lastName'),
      maxLength: 60,
      layout: { width: 'half' },
    },
    { type: 'email', code: 'email', label: inEveryLanguage('emailAddress'), required: 'N' },
    ...(isYes(badges, true)
      ? [
          {
            type: 'text',
            code: 'badge',
            label: inEveryLanguage('onBadge'),
            required: 'N',
            maxLength: 60,
          } as const,
        ]
      : []),
  ],
});
