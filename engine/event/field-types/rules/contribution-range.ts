import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { formatCents } from '../../../form/format/money.ts';
import type { KeywordRule } from '../../../form/keywords/rule.ts';
import type { Locale } from '../../../form/languages/text.ts';
import { inEveryLanguage } from '../../languages/texts.ts';

interface Contribution {
  readonly amount?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function isOutside({ amount, minimum, maximum }: Contribution): boolean {
  if (amount === undefined || minimum === undefined || maximum === undefined) return false;
  return amount < minimum || amount > maximum;
}

const inCents = (amount: unknown, locale: Locale) => formatCents(Number(amount), locale);

/** A contribution is outside of its level's range (spec §5 "Sponsor contribution"). */
export const contributionRange: KeywordRule = {
  kind: 'keyword',
  name: 'contributionRange',
  message: inEveryLanguage('contributionBetween'),
  say: ({ minimum, maximum }, locale) => ({
    minimum: inCents(minimum, locale),
    maximum: inCents(maximum, locale),
  }),
  definition: {
    keyword: 'contributionRange',
    type: 'array',
    schemaType: 'boolean',
    compile: () => {
      const check: DataValidateFunction = (chosen: Contribution[]) => {
        const wrong = chosen.find(isOutside);
        const { minimum, maximum } = wrong ?? {};
        check.errors = wrong ? [{ keyword: 'contributionRange', params: { minimum, maximum } }] : [];
        return wrong === undefined;
      };
      return check;
    },
  },
};
