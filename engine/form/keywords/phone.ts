import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import type { Text } from '../languages/text.ts';
import { inEveryLanguage } from '../languages/words.ts';
import { readPhone } from '../phone/phone-number.ts';
import { looksLikePhone, type PhoneFault } from '../phone/phone-shape.ts';
import type { KeywordRule } from './rule.ts';

const WORDS: Readonly<Record<PhoneFault, Text>> = {
  shape: inEveryLanguage('phone'),
  length: inEveryLanguage('phoneLength'),
  country: inEveryLanguage('phoneCountry'),
};

const isFault = (value: unknown): value is PhoneFault =>
  typeof value === 'string' && Object.hasOwn(WORDS, value);

/** A text cannot be dialled as a phone number, extension included (spec §5); the keyword's value is its default country. */
export const phone: KeywordRule = {
  kind: 'keyword',
  name: 'phone',
  message: ({ fault }) => WORDS[isFault(fault) ? fault : 'shape'],
  definition: {
    keyword: 'phone',
    type: 'string',
    schemaType: 'string',
    compile: (country: string) => {
      const check: DataValidateFunction = (text: string) => {
        const fault = looksLikePhone(text) ? readPhone(text, country).fault : 'shape';
        check.errors = fault === undefined ? [] : [{ keyword: 'phone', params: { fault } }];
        return fault === undefined;
      };
      return check;
    },
  },
};
