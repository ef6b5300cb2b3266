import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { faceFile } from './font-file.ts';

/** A typeface for scripts that the theme's typefaces lack. */
export type ScriptFace = { name: string } & Readonly<Record<FaceWeight, Font>>;
export type FaceWeight = 'regular' | 'bold';

/** One file of a family, for a part of its characters. */
type Slice = { family: string; name: string; ranges: readonly (readonly [first: number, last: number])[] };

const { resolve } = createRequire(import.meta.url);

/** Families of `@fontsource-variable`, the preferred first. */
const families = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-armenian',
  'noto-sans-bengali',
  'noto-sans-canadian-aboriginal',
  'noto-sans-cherokee',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-kannada',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-malayalam',
  'noto-sans-myanmar',
  'noto-sans-oriya',
  'noto-sans-sinhala',
  'noto-sans-syriac',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-thaana',
  'noto-serif-tibetan',
  'noto-emoji',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-symbols',
];

/** Font families for Han characters; the first with all of a text is used. */
const hanFamilies: readonly (readonly [script: RegExp, family: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/./u, 'noto-sans-sc'],
  [/./u, 'noto-sans-tc'],
];

/** Invisible characters: joiners, direction marks, variation selectors. */
export const isInvisible = (character: string) =>
  /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u.test(character);

let index: readonly Slice[] | undefined;

function slices(): readonly Slice[] {
  index ??= families.flatMap((family) => {
    const file = resolve(`@fontsource-variable/${family}/unicode.json`);
    const ranges: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(ranges)
      .filter(([name]) => !/^(latin|vietnamese)/.test(name))
      .map(([name, listed]) => ({
        family,
        name: name.replace(/[[\]]/g, ''),
        ranges: listed.split(',').map(rangeOf),
      }));
  });
  return index;
}

/** The first and last code point of `U+4E00` or `U+4E00-4E0F`. */
function rangeOf(listed: string): readonly [number, number] {
  const [first = '', last = first] = listed.replace(/U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const pointOf = (letter: string) => letter.codePointAt(0) ?? 0;

const isListed = ({ ranges }: Slice, letter: string) => {
  const point = pointOf(letter);
  return ranges.some(([first, last]) => first <= point && point <= last);
};

/** Loads the typefaces for the letters of texts that a font lacks; none if it has all. */
export async function scriptFaces(texts: readonly string[], lacks: (letter: string) => boolean) {
  const foreign = texts.filter((text) => Array.from(text).some(lacks));
  if (foreign.length === 0) return [];
  const faces = [notoSans()];
  const loaded = new Map<Slice, Promise<ScriptFace>>();
  const load = (slice: Slice) => {
    const face = loaded.get(slice) ?? sliceFace(slice);
    loaded.set(slice, face);
    return face;
  };
  const has = (face: ScriptFace, letter: string) => face.regular.hasGlyphForCodePoint(pointOf(letter));
  for (const text of foreign) {
    const letters = new Set(Array.from(text).filter(lacks));
    for (const slice of candidates(text)) {
      const missing = [...letters].filter((letter) => !faces.some((face) => has(face, letter)));
      if (missing.length === 0) break;
      if (!missing.some((letter) => isListed(slice, letter))) continue;
      const face = await load(slice);
      // A list names the characters of a range, and the file may lack some.
      if (!faces.includes(face) && missing.some((letter) => has(face, letter))) faces.push(face);
    }
  }
  return faces;
}

/** All slices, those first that have the Han characters of a text, in the shapes of its language. */
function candidates(text: string): readonly Slice[] {
  const han = Array.from(text).filter((letter) => /\p{Script=Han}/u.test(letter));
  if (han.length === 0) return slices();
  const hasAll = (family: string) =>
    han.every((letter) => slices().some((slice) => slice.family === family && isListed(slice, letter)));
  const family = hanFamilies.find(([script, each]) => script.test(text) && hasAll(each))?.[1];
  return [...slices().filter((slice) => slice.family === family), ...slices()];
}

/** The typeface for Latin, Greek and Cyrillic letters with any marks. */
function notoSans(): ScriptFace {
  const load = (weight: FaceWeight) => single(readFileSync(faceFile(`noto-sans-${weight}`)));
  return { name: 'NotoSans', regular: load('regular'), bold: load('bold') };
}

/** Files of slices that were used lately, at the weights of our papers, by their path. */
const unpacked = new Map<string, Promise<readonly [regular: Buffer, bold: Buffer]>>();
const mostUnpacked = 64;

/** Unpacks a slice; pdfkit embeds variable fonts at their thinnest. */
async function unpack(path: string): Promise<readonly [regular: Buffer, bold: Buffer]> {
  const file = await readFile(path);
  const at = (wght: number) =>
    subsetFont(file, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: { wght } });
  return [await at(400), await at(700)];
}

async function sliceFace({ family, name }: Slice): Promise<ScriptFace> {
  const path = resolve(`@fontsource-variable/${family}/files/${family}-${name}-wght-normal.woff2`);
  const files = unpacked.get(path) ?? unpack(path);
  unpacked.delete(path);
  unpacked.set(path, files);
  const [oldest] = unpacked.keys();
  if (unpacked.size > mostUnpacked && oldest !== undefined) unpacked.delete(oldest);
  files.catch(() => unpacked.delete(path));
  const [regular, bold] = await files;
  return { name: `${family}-${name}`, regular: single(regular), bold: single(bold) };
}

function single(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('a font file holds several fonts');
  return font;
}
