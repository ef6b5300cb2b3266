import { readUrl } from '../format/read-url.ts';
import { inEveryLanguage } from '../languages/words.ts';
import type { FormatRule } from './rule.ts';

function validate(text: string): boolean {
  // URL() forgives missing slashes and strips tabs and line breaks; an address for people does not have them.
  if (text.length > 2_000 || !/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const address = readUrl(text);
  if (!address) return false;
  const { protocol, hostname, username, password } = address;
  const web = protocol === 'http:' || protocol === 'https:';
  return web && username === '' && password === '' && /[^.]\.[^.]/.test(hostname);
}

/** A text is not the address of a web page: http or https only, so that no link ever runs a script (spec §5). */
export const url: FormatRule = {
  kind: 'format',
  name: 'url',
  message: inEveryLanguage('url'),
  validate,
};
