import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

/** Elements that a text may have; of attributes, links' addresses alone. */
const ELEMENT =
  /^<(?:\/(?:p|h3|h4|ul|ol|li|strong|b|em|i|u|a|blockquote)|(?:p|h3|h4|ul|ol|li|strong|b|em|i|u|blockquote)|br ?\/?|a href="(?:https?:\/\/|mailto:|tel:)[^"<>\s]*")>$/i;

function validate(text: string): boolean {
  return (text.match(/<[^>]*>?/g) ?? []).every((element) => ELEMENT.test(element));
}

/** A text has markup other than headings, lists, links and emphasis. */
export const markup: FormatRule = {
  kind: 'format',
  name: 'markup',
  message: inEveryLanguage('markup'),
  validate,
};
