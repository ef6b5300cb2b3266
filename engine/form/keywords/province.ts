import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** Codes of provinces and states, for countries that have them (spec §3 "Address"). */
export const PROVINCE_CODES = {
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
};

const oneOf = (name: string, codes: readonly string[]): FormatRule => ({
  kind: 'format',
  name,
  message: inEveryLanguage('oneOfOptions'),
  validate: (text) => codes.includes(text),
});

/** A text is not the code of a province or territory of Canada. */
export const provinceCa = oneOf('province-ca', PROVINCE_CODES.CA);

/** A text is not the code of a state of the USA. */
export const stateUs = oneOf('state-us', PROVINCE_CODES.US);
