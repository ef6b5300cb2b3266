import type { Text } from '../../configuration/text.ts';
import type { BuiltInRule } from './rule.ts';

const WORDS: Readonly<Record<string, Text>> = {
  number: { en: 'Enter a number', fr: 'Entrez un nombre' },
  integer: { en: 'Enter a whole number', fr: 'Entrez un nombre entier' },
};
const OTHER: Text = { en: 'This answer is not valid', fr: 'Cette réponse n’est pas valide' };

/** An answer is of another kind than its field: above all a text where a number was asked for. */
export const type: BuiltInRule = {
  kind: 'built-in',
  name: 'type',
  message: (params) => WORDS[String(params['type'])] ?? OTHER,
};
