import type { Locale, Text } from '#engine/form/languages/text.ts';

/** A language that nobody speaks: what our own catalogues say in it stands in ‹these›, what a document says in «these»; fonts of papers have both. */
export const QX = 'qx' as Locale;
/** A language that `Intl` has and the product has not, so that what a formatter wrote is known for it. */
export const TAG = 'cy';

const MARKS = /[‹›«»]/g;

export const said = (text: string) => `‹${text.replace(MARKS, '')}›`;

/** The texts of a catalogue, however deep, said in the made-up language. */
export function saidIn<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return said(texts) as Texts;
  return Object.fromEntries(Object.entries(Object(texts)).map(([key, text]) => [key, saidIn(text)])) as Texts;
}

/** A file's name is nobody's to read, and has no letters but plain ones. */
const isFileName = (key: string) => /fileName|calendarName|^files?$/i.test(key);

/** The same of words with `{name}`s in them, beside which they stand: what is said with a word may be hard-coded. */
export function saidAround<Words>(words: Words, at = ''): Words {
  if (typeof words === 'string') {
    const apart = words.replace(MARKS, '').split(/(\{\w+\})/);
    const told = apart.map((part) => (/^\{|^\s*$/.test(part) ? part : said(part))).join('');
    return (isFileName(at) ? words : told) as Words;
  }
  if (Array.isArray(words)) return words.map((each) => saidAround(each)) as Words;
  const entries = Object.entries(Object(words)).map(([key, text]) => [key, saidAround(text, key)]);
  return Object.fromEntries(entries) as Words;
}

/** A document's text in the made-up language, which is none that documents have. */
export function madeUp(text: Text): string {
  const own: unknown = typeof text === 'string' ? undefined : Reflect.get(text, QX);
  if (typeof own === 'string') return own;
  return `«${(typeof text === 'string' ? text : text.en).replace(MARKS, '')}»`;
}

/** Weekdays, months and zones as `Intl` writes them in the language. */
function fromIntl(): string[] {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));
  const named = (options: Intl.DateTimeFormatOptions) =>
    days.map((day) => new Intl.DateTimeFormat(TAG, { ...options, timeZone: 'UTC' }).format(day));
  const zones = ['America/Vancouver', 'America/Toronto', 'UTC'].flatMap((timeZone) =>
    new Intl.DateTimeFormat(TAG, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : [])),
  );
  return [
    ...new Set([
      ...named({ weekday: 'long' }),
      ...named({ weekday: 'short' }),
      ...named({ month: 'long' }),
      ...zones,
    ]),
  ].sort((a, b) => b.length - a.length);
}

let written: RegExp | undefined;

/** What is left of a text without what a catalogue, a document, an answer or a formatter says: its words are hard-coded. */
export function hardCoded(text: string, answered: ReadonlySet<string>): string {
  written ??= new RegExp(`(?<!\\p{L})(${fromIntl().join('|')})(?!\\p{L})`, 'gu');
  let left = text;
  // From the inside out: what is said with a word may be a word.
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/‹[^‹›«»]*›|«[^‹›«»]*»/g, ' ');
  }
  left = left.replace(written, ' ');
  // A list's last is joined with a word of its own, between names as well.
  left = left.replace(/(^|\s)(a|ac|a\(c\))(?=\s|$)/g, ', ').trim();
  // Names and the parts of an address stand one after the other.
  const parts = left.split(/[,·]/).map((part) => part.trim().replace(/\.$/, ''));
  const isHard = (part: string) => /\p{L}{2}/u.test(part) && !answered.has(part);
  return answered.has(left) || !parts.some(isHard) ? '' : left;
}

/** Every text that a page shows, or says to who listens, with where it stands. */
export function textsOn(root: Element): { readonly at: string; readonly text: string }[] {
  const attributes = [...root.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].flatMap(
    (element) =>
      ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) => {
        const text = element.getAttribute(name) ?? '';
        return text === '' ? [] : [{ at: `${element.tagName.toLowerCase()} ${name}`, text }];
      }),
  );
  // Text that is cut into nodes is one text.
  const elements = [...root.querySelectorAll('*:not(script, style)')].flatMap((element) => {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '\u2003'))
      .join('');
    return text.trim() === ''
      ? []
      : [{ at: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`, text }];
  });
  return [...attributes, ...elements];
}
