import { isYes } from '../../form/field/flag.ts';
import { fieldTypeWithFields } from '../../form/field-types/definition.ts';
import { ownRows } from '../../form/field-types/own-rows.ts';
import { inEveryLanguage } from '../languages/texts.ts';

/** Further people: name, email and badge data. */
export const contacts = fieldTypeWithFields<'contacts', 'group'>({
  ...ownRows,
  rows: 'people',
  holds: ({ badges, last_name }) => [
    {
      type: 'text',
      code: 'first_name',
      label: inEveryLanguage('firstName'),
      maxLength: 60,
      layout: { width: 'half' },
    },
    ...(last_name === 'absent'
      ? []
      : [
          {
            type: 'text',
            code: 'last_name',
            label: inEveryLanguage('lastName'),
            ...(last_name === 'optional' && { required: 'N' as const }),
            maxLength: 60,
            layout: { width: 'half' },
          } as const,
        ]),
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
