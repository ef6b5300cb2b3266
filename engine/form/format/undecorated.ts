/** Direction marks, zero-width characters, byte order marks, soft hyphens: invisible characters from copying. */
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u3164]|[\ufe00-\ufe0f]/gu;
/** Full-width letters, digits and signs, each of which has a plain form. */
const WIDE = /[\uff01-\uff5e]/g;
const AROUND = '"\'`´‘’‚“”„«»‹›<>\\[\\]{}';
/** Quotes and brackets around a text, and the punctuation of its sentence. */
const LEADING = new RegExp(`^[\\s${AROUND}]+`);
const TRAILING = new RegExp(`[\\s${AROUND}.,;:!?…]+$`);

/** A text without invisible characters, and with full-width characters replaced. */
export function plainCharacters(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim();
}

/** A code as it was meant: without quotes, brackets and the full stop of the sentence around it. */
export function undecoratedCode(text: string): string {
  const code = plainCharacters(text).replace(LEADING, '').replace(TRAILING, '');
  // Parentheses are removed only if they enclose the whole text: a URL or a colour can end with one.
  return code.startsWith('(') && code.endsWith(')') ? undecoratedCode(code.slice(1, -1)) : code;
}

/** Words and a colon before a code, as in `Code: EARLY10`. */
const LABEL = /^\p{L}[\p{L}\s'’]*:\s*(?=\S)/u;

/** A code as it was meant, also if its name was copied with it. */
export function undecoratedNamedCode(text: string): string {
  return undecoratedCode(undecoratedCode(text).replace(LABEL, ''));
}

/** An email address as it was meant: `Zoé <zoe@example.org>`, `mailto:zoe@example.org` and `zoe@example.org.` are it. */
export function undecoratedEmail(text: string): string {
  const seen = plainCharacters(text);
  const [, within = seen] = /<([^<>]*@[^<>]*)>[\s.,;]*$/.exec(seen) ?? [];
  return undecoratedCode(within.replace(/^\s*mailto:/i, '')).replace(/^\(|\)$/g, '');
}

/** Digits of other scripts, each ten in a row, as 0 to 9. */
function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Mathematical digits come in several consecutive sets of ten.
    if (digit.length > 1) return digit.normalize('NFKC');
    const at = digit.codePointAt(0) ?? 0;
    let zero = at;
    while (zero > at - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(at - zero);
  });
}

/** A phone number as it was meant: without `tel:`; its extension written in one way. */
export function undecoratedPhone(text: string): string {
  return (
    asciiDigits(plainCharacters(text))
      .replace(/^tel:\s*/i, '')
      // The trunk prefix is not part of an international number.
      .replace(/^(\+\d{1,3})[\s.-]*\(0\)[\s.-]*/, '$1 ')
      .replace(/[\s(;,]*\b(ext|extension|poste|x)\b[.:=\s]*(\d{1,6})\)?$/i, ' $1. $2')
      .replace(/ x\. /i, ' x')
      .replace(/ (poste|extension)\. /i, ' $1 ')
      .replace(/[\s.,;:]+$/, '')
  );
}

/** The address of a page as it was meant: without the brackets, quotes and full stop of the text around it. */
export function undecoratedUrl(text: string): string {
  return undecoratedCode(text).replace(/^url:\s*/i, '');
}

/** Patterns that may ask for a quote, a bracket or punctuation at an end; repetitions such as `{2,4}` ask for none. */
const ADMITS_DECORATION = /\.|\[\^|\\[SWDpP[\]{}()<>]|["'<>«»;]|,(?!\d*\})/;

/** A longer text is not a copied code. */
const LONGEST_CODE = 200;

/** A text that has to fit a pattern as it was meant: a code loses its decoration unless the pattern may ask for it. */
export function undecoratedByPattern(text: string, pattern: string): string {
  const isCode = text.length <= LONGEST_CODE && !ADMITS_DECORATION.test(pattern);
  return isCode ? undecoratedCode(text) : text;
}

/** Applies one of these to an answer; other types stay unchanged. */
export const undecorated = (strip: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? strip(value) : value;
