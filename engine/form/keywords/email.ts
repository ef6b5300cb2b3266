import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

// The HTML standard's address pattern, with a domain of at least two parts.
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP = /^(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

function validate(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (at < 1 || local.length > 64 || !LOCAL.test(local)) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP.test(labels.at(-1) ?? '');
}

/** A text is not an email address by the standard pattern (spec §5); whether mail reaches it the server decides. */
export const email: FormatRule = {
  kind: 'format',
  name: 'email',
  message: inEveryLanguage('email'),
  validate,
};
