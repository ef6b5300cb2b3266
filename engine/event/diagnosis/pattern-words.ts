import { says } from './problems.ts';
import type { Sentence } from './sentence.ts';

/** What each pattern of the meta-schemas asks for, in words; an organizer is never shown a regular expression. */
const WORDS: readonly (readonly [sentence: Sentence, pattern: RegExp])[] = [
  [says('aDayAndTime'), /T\(\[01\]/],
  [says('aDayOrToday'), /today/],
  [says('aDay'), /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$$/],
  [says('aTime'), /:\[0-5\]\\d\$$|^\^\\d\{2\}:\\d\{2\}\$$/],
  [says('aPicture'), /tile:/],
  [says('aLogo'), /shape:/],
  [says('anAnimation'), /motion:/],
  [says('aLink'), /mailto:/],
  [says('aFilm'), /vimeo/],
  [says('aColour'), /oklch/],
  [says('aContainer'), /GTM-/],
  [says('aKey'), /\[0-9a-f\]\{32\}/],
  [says('aLength'), /px\|rem/],
  [says('aCountry'), /^\^\[A-Z\]\{2\}\$$/],
  [says('aPhone'), /\[\+0-9\(\)/],
  [says('mapTiles', { example: 'https://tiles.example/{z}/{x}/{y}.png' }), /\{\}\?=&%@/],
  [says('aSource'), /registration\|answers/],
  [says('aPrefix'), /\{0,11\}\[A-Za-z\/-\]\$$/],
  [says('aHost'), /1,253/],
];

/** Patterns that are a set of characters and a length, such as codes. */
const CHARACTERS = /^\^(?<first>\[[^\]]+\]|#\?)?(?<rest>\[[^\]]+\])(?:\{(?<least>\d+),(?<most>\d+)\})?\$$/;

const SETS: readonly (readonly [pattern: RegExp, sentence: Sentence])[] = [
  [/A-Za-z/, says('letters')],
  [/^(?!.*A-Za-z).*A-Z/, says('capitalLetters')],
  [/^(?!.*A-Za-z).*a-z/, says('smallLetters')],
  [/0-9/, says('digits')],
  [/_/, says('underscore')],
  [/-\]$/, says('hyphen')],
  [/ /, says('spaces')],
];

/** What a pattern asks for, in words; undefined for one that has none yet (a test lets none be). */
export function patternWords(pattern: string): Sentence | undefined {
  const known = WORDS.find(([, source]) => source.test(pattern));
  if (known) return known[0];
  const { first = '', rest, least, most } = CHARACTERS.exec(pattern)?.groups ?? {};
  if (rest === undefined) return undefined;
  const isLetterFirst = first !== '' && first !== '#?' && first !== rest;
  const more = isLetterFirst ? 1 : 0;
  const parts = SETS.filter(([set]) => set.test(rest)).map(([, sentence]) => sentence);
  if (most !== undefined)
    parts.push(says('howMany', { least: Number(least) + more, most: Number(most) + more }));
  if (isLetterFirst) parts.push(says('letterFirst'));
  return says('characters', { parts: { list: parts, joined: 'commas' } });
}
