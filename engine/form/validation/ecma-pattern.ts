/** White space and line ends of ECMAScript (ECMA-262 §12.2, §12.3), as RE2 writes them within a class. */
const SPACE =
  '\\t\\n\\x0B\\f\\r \\x{A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}';
/** The complement, for a class with other members. */
const NO_SPACE =
  '\\x{0}-\\x{8}\\x{E}-\\x{1F}!-\\x{9F}\\x{A1}-\\x{167F}\\x{1681}-\\x{1FFF}\\x{200B}-\\x{2027}\\x{202A}-\\x{202E}' +
  '\\x{2030}-\\x{205E}\\x{2060}-\\x{2FFF}\\x{3001}-\\x{FEFE}\\x{FF00}-\\x{10FFFF}';
const ANY = '[\\x{0}-\\x{10FFFF}]';
const NOTHING = '[^\\x{0}-\\x{10FFFF}]';

const point = (hex: string) => `\\x{${hex}}`;

/** A code point written as `\uD83D\uDE00`, `\u00E9` or `\u{1F600}`; undefined for anything else. */
function escapedPoint(text: string): { readonly length: number; readonly re2: string } | undefined {
  const pair = /^\\u([dD][89abAB][\dA-Fa-f]{2})\\u([dD][c-fC-F][\dA-Fa-f]{2})/.exec(text);
  if (pair) {
    const [all, high = '', low = ''] = pair;
    const code = 0x10000 + ((Number.parseInt(high, 16) - 0xd800) << 10) + (Number.parseInt(low, 16) - 0xdc00);
    return { length: all.length, re2: point(code.toString(16)) };
  }
  const one = /^\\u(?:([\dA-Fa-f]{4})|\{([\dA-Fa-f]{1,6})\})/.exec(text);
  if (one) return { length: one[0].length, re2: point(one[1] ?? one[2] ?? '0') };
  const control = /^\\c([A-Za-z])/.exec(text);
  if (!control) return undefined;
  return { length: 3, re2: point(((control[1]?.charCodeAt(0) ?? 0) % 32).toString(16)) };
}

/** Translates a pattern of ECMAScript to RE2; what RE2 lacks is left unchanged, and refused there. */
export function ecmaPattern(pattern: string): string {
  let re2 = '';
  let isInClass = false;
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at);
    const escaped = escapedPoint(rest);
    const [empty] = /^\[\^?\](?!\])/.exec(rest) ?? [];
    if (escaped) {
      re2 += escaped.re2;
      at += escaped.length;
    } else if (rest.startsWith('\\')) {
      const [, letter = ''] = rest;
      if (letter === 's') re2 += isInClass ? SPACE : `[${SPACE}]`;
      else if (letter === 'S') re2 += isInClass ? NO_SPACE : `[${NO_SPACE}]`;
      else if (letter === '0' && !/^\d/.test(rest.slice(2))) re2 += '\\x00';
      else re2 += rest.slice(0, 2);
      at += 2;
    } else if (!isInClass && empty !== undefined) {
      re2 += empty === '[]' ? NOTHING : ANY;
      at += empty.length;
    } else {
      const [character = ''] = rest;
      if (character === '[' && isInClass) re2 += '\\[';
      else if (character === '.' && !isInClass) re2 += '[^\\n\\r\\x{2028}\\x{2029}]';
      else re2 += character;
      if (character === '[') isInClass = true;
      if (character === ']') isInClass = false;
      at += 1;
    }
  }
  return re2;
}
