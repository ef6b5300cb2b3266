import { fieldTypeWithFields } from '../../form/field-types/definition.ts';
import { ownRows } from '../../form/field-types/own-rows.ts';
import { isRecord } from '../../form/field-types/shape.ts';
import { resolveText } from '../../form/languages/text.ts';
import { inEveryLanguage } from '../languages/texts.ts';

/** The largest donation; larger ones need the organizer. */
const MOST = 1_000_000;

/** Donations, each for a purpose if there is a choice; all are due. */
export const donations = fieldTypeWithFields<'donations', 'group'>({
  ...ownRows,
  rows: 'gifts',
  holds: ({ purposes }) => [
    {
      type: 'currency',
      code: 'amount',
      label: inEveryLanguage('donationAmount'),
      exclusiveMinimum: 0,
      maximum: MOST,
    },
    ...(purposes
      ? [{ type: 'select', code: 'purpose', label: inEveryLanguage('donationPurpose'), options: purposes }]
      : []),
  ],
  owes(value, { label, code, purposes }) {
    const sums = new Map<string, number>();
    for (const row of Array.isArray(value) ? value.filter(isRecord) : []) {
      const cents = Math.round(Number(row['amount']) * 100);
      if (!(cents > 0)) continue;
      const purpose = String(row['purpose'] ?? '');
      sums.set(purpose, (sums.get(purpose) ?? 0) + cents);
    }
    return [...sums].map(([purpose, amount]) => {
      const detail = purposes?.find(({ id }) => id === purpose)?.name;
      return {
        id: `${code}-${purpose}`,
        label: label ?? code,
        ...(resolveText(detail, 'en') !== '' && { detail }),
        amount,
      };
    });
  },
});
