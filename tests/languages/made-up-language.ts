import type { Locale, Text } from '#engine/configuration/text.ts';

/** A language that nobody speaks: what our own catalogues say in it stands in ⟦these⟧, what a document says in ⟪these⟫. */
export const QX = 'qx' as Locale;
/** A language that `Intl` has and the product has not, so that what a formatter wrote is known for it. */
export const TAG = 'cy';

export const said = (text: string) => `⟦${text}⟧`;

/** The texts of a catalogue, however deep, said in the made-up language. */
export function saidIn<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return said(texts) as Texts;
  return Object.fromEntries(Object.entries(Object(texts)).map(([key, text]) => [key, saidIn(text)])) as Texts;
}

/** A document's text in the made-up language, which is none that documents have. */
export function madeUp(text: Text): string {
  if (typeof text === 'string') return `⟪${text}⟫`;
  const own: unknown = Reflect.get(text, QX);
  return typeof own === 'string' ? own : `⟪${text.en}⟫`;
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
    left = left.replace(/⟦[^⟦⟧⟪⟫]*⟧|⟪[^⟦⟧⟪⟫]*⟫/g, ' ');
  }
  left = left.replace(written, ' ');
  // A list's last is joined with a word of its own.
  left = left.replace(/(^|\s)(a|ac)(?=\s|$)/g, ' ').trim();
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
