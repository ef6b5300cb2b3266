import type { Font, Glyph, GlyphPosition } from 'fontkit';

/** A glyph's place, and its width as the font has it. */
export type PlacedGlyph = Pick<GlyphPosition, 'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset'> & {
  advanceWidth: number;
};

/** A font of pdfkit's, which its types leave out. */
export type EmbeddedFont = {
  font: Font;
  id: string;
  name: string;
  ascender: number;
  scale: number;
  subset: { glyphs: number[] };
  widths: number[];
  /** The code points of each glyph of the subset. */
  unicode: number[][];
  layoutRun(text: string, features: readonly string[]): { glyphs: Glyph[]; positions: PlacedGlyph[] };
  encode(text: string, features?: readonly string[]): [codes: string[], positions: PlacedGlyph[]];
  widthOfString(text: string, size: number, features?: readonly string[]): number;
};

/** Shapes a text as a whole; without it pdfkit shapes word by word. */
export const wholeRun: [] = [];

/** A zero-width space, which readers skip. */
const nothing = [0x200b];

const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The part of fontkit that attaches marks, which its types leave out. */
type Shaping = { _layoutEngine: { engine?: { GPOSProcessor: Attaching | null } } };
type Attaching = {
  applyAnchor(this: Attaching, mark: { markAnchor: unknown }, base: unknown, at: number): void;
};

/**
 * Has the glyphs of a font read as the text they were shaped from. Shaping reorders, joins and shares glyphs, and pdfkit
 * keeps one reading a glyph; here a glyph with two readings is embedded twice.
 */
export function keepReadings(embedded: EmbeddedFont): void {
  const codes = new Map<string, number>();
  const codeOf = (glyph: Glyph, width: number, reading: number[]) => {
    const key = [glyph.id, width, ...reading].join();
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = embedded.subset.glyphs.push(glyph.id) - 1;
    embedded.widths[code] = width;
    embedded.unicode[code] = reading;
    codes.set(key, code);
    return code;
  };
  skipEmptyAnchors(embedded.font);
  embedded.encode = (text) => {
    const { glyphs, positions } = embedded.layoutRun(text, wholeRun);
    const readings = readingsOf(text, glyphs);
    const drawn = glyphs.map((glyph, at) => drawnGlyph(glyph, positions[at], readings[at]));
    const blank = embedded.font.glyphForCodePoint(0x20);
    const carrier = (reading: number[]) => drawnGlyph(blank, undefined, reading);
    const written = rightToLeft.test(text) ? marksApart(drawn, carrier) : wordsTogether(drawn, carrier);
    const codeAt = ({ glyph, position, reading }: Drawn) => codeOf(glyph, position.advanceWidth, reading);
    return [
      written.map((each) => codeAt(each).toString(16).padStart(4, '0')),
      written.map(({ position }) => position),
    ];
  };
}

type Drawn = { glyph: Glyph; position: PlacedGlyph; reading: number[] };
type Carrier = (reading: number[]) => Drawn;

const unmoved: PlacedGlyph = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };

/** A glyph at its position. Marks have no width: moving them back and forth would look like a word gap. */
function drawnGlyph(glyph: Glyph, position: PlacedGlyph = unmoved, reading: number[] = nothing): Drawn {
  const isMark = position.xAdvance === 0;
  return { glyph, position: isMark ? { ...position, advanceWidth: 0 } : position, reading };
}

/** Reads each mark at the pen's position, not where it is drawn. */
const marksApart = (drawn: readonly Drawn[], carrier: Carrier): Drawn[] =>
  drawn.flatMap((each) => {
    if (each.position.xAdvance > 0 || each.reading === nothing) return [each];
    return [carrier(each.reading), { ...each, reading: nothing }];
  });

/** Reads a word with marks at its first glyph: readers take joined letters for marks, and moved ones for gaps. */
function wordsTogether(drawn: readonly Drawn[], carrier: Carrier): Drawn[] {
  const written: Drawn[] = [];
  let word: Drawn[] = [];
  const write = () => {
    const [first, ...others] = word;
    word = [];
    if (!first) return;
    const all = [first, ...others];
    const [letter, ...rest] = all.flatMap(({ reading }) => (reading === nothing ? [] : reading));
    if (letter === undefined || hasMark([letter]) || !hasMark(rest)) written.push(...all);
    else {
      written.push({ ...first, reading: [letter] }, carrier(rest));
      written.push(...others.map((each) => ({ ...each, reading: nothing })));
    }
  };
  for (const each of drawn) {
    if (each.reading[0] !== 0x20) word.push(each);
    else {
      write();
      written.push(each);
    }
  }
  write();
  return written;
}

const hasMark = (reading: readonly number[]) => /[\p{M}\p{Cf}]/u.test(String.fromCodePoint(...reading));

/** The code points of a text, in its order, dealt out to its glyphs. */
function readingsOf(text: string, glyphs: readonly Glyph[]): number[][] {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const isReversed = rightToLeft.test(text);
  const inOrder = isReversed ? [...glyphs].reverse() : glyphs;
  const readings = inOrder.map(({ codePoints }, at) => {
    const reading = points.splice(0, at === inOrder.length - 1 ? points.length : codePoints.length);
    return reading.length > 0 ? reading : nothing;
  });
  return isReversed ? readings.reverse() : readings;
}

/** fontkit fails on marks without an attachment; these stay where they are. */
function skipEmptyAnchors(font: Font): void {
  const { GPOSProcessor: marks } = (font as Font & Shaping)._layoutEngine.engine ?? {};
  if (!marks) return;
  const attach = marks.applyAnchor;
  marks.applyAnchor = function (mark, base, at) {
    if (mark.markAnchor && base) attach.call(this, mark, base, at);
  };
}
