/** What each pattern of the meta-schemas asks for, in words; an organizer is never shown a regular expression. */
const WORDS: readonly (readonly [words: string, pattern: RegExp])[] = [
  ['a day and a time, as "2027-02-19T09:30"', /T\(\[01\]/],
  ['a day, as "2027-02-19", or "today", "today+30"', /today/],
  ['a day, as "2027-02-19"', /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$$/],
  ['a time, as "09:30"', /:\[0-5\]\\d\$$|^\^\\d\{2\}:\\d\{2\}\$$/],
  ['a picture of this site, as "/files/hall.jpg", "tile:hill" or "scene:harbour"', /tile:/],
  ['a logo of this site, as "/files/logo.svg", or "shape:" and its name', /shape:/],
  ['an animation of this site, as "/files/wave.json", or "motion:" and its name', /motion:/],
  ['a link, as "/venue", "https://example.org", "mailto:a@example.org" or "tel:+16045550100"', /mailto:/],
  ['a film on YouTube or Vimeo, as "https://vimeo.com/12345678"', /vimeo/],
  ['a colour, as "#1f4e79" or "oklch(0.5 0.1 240)"', /oklch/],
  ['a container, as "GTM-ABC123"', /GTM-/],
  ['a key of 32 characters, digits and the letters a to f', /\[0-9a-f\]\{32\}/],
  ['a length, as "640px" or "40rem"', /px\|rem/],
  ['a country as two capital letters, as "CA"', /^\^\[A-Z\]\{2\}\$$/],
  ['a telephone number, as "+1 604 555 0100"', /\[\+0-9\(\)/],
  ['the address of map tiles, as "https://tiles.example/{z}/{x}/{y}.png"', /\{\}\?=&%@/],
  ['where a value comes from, as "registration.email" or "answers.personal.school"', /registration\|answers/],
  [
    'a prefix of letters, digits, "/" and "-" that does not end with a digit, as "RTG-"',
    /\{0,11\}\[A-Za-z\/-\]\$$/,
  ],
  ['a host name in small letters, as "fair.example.org"', /1,253/],
];

/** Patterns that are a set of characters and a length, such as codes. */
const CHARACTERS = /^\^(?<first>\[[^\]]+\]|#\?)?(?<rest>\[[^\]]+\])(?:\{(?<least>\d+),(?<most>\d+)\})?\$$/;

const SETS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/A-Za-z/, 'letters'],
  [/^(?!.*A-Za-z).*A-Z/, 'capital letters'],
  [/^(?!.*A-Za-z).*a-z/, 'small letters'],
  [/0-9/, 'digits'],
  [/_/, '"_"'],
  [/-\]$/, '"-"'],
  [/ /, 'spaces'],
];

/** What a pattern asks for, in words; undefined for one that has none yet (a test lets none be). */
export function patternWords(pattern: string): string | undefined {
  const known = WORDS.find(([, source]) => source.test(pattern));
  if (known) return known[0];
  const { first = '', rest, least, most } = CHARACTERS.exec(pattern)?.groups ?? {};
  if (rest === undefined) return undefined;
  const names = SETS.filter(([set]) => set.test(rest)).map(([, words]) => words);
  const opening = !first || first === '#?' || first === rest ? '' : ', a letter first';
  const length =
    most === undefined
      ? ''
      : `, ${Number(least) + (opening ? 1 : 0)} to ${Number(most) + (opening ? 1 : 0)} of them`;
  return `${names.join(', ')}${length}${opening}`;
}
