import bidiFactory from 'bidi-js';
import { isInvisible } from '#server/fonts/script-faces.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A part of a line with one font and direction. */
export type Run<Font> = { text: string; font: Font; isRightToLeft: boolean };

type Piece<Font> = { text: string; font: Font; level: number; at: number };

/** Whether a font has all of a text. */
type Draws<Font> = (font: Font, text: string) => boolean;

/** Splits a line into runs, in visual order from left to right. */
export function scriptRuns<Font>(
  line: string,
  fonts: readonly [Font, ...Font[]],
  draws: Draws<Font>,
): Run<Font>[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const pieces: Piece<Font>[] = [];
  for (const piece of piecesOf(line, fonts, draws)) {
    const level = embedding.levels[piece.at] ?? 0;
    const last = pieces.at(-1);
    if (last && last.level === level && (last.font === piece.font || joins(last.font, piece.text, draws)))
      last.text += piece.text;
    else pieces.push({ ...piece, level });
  }
  const order = bidi.getReorderedIndices(line, embedding);
  const places = new Map(order.map((index, place) => [index, place]));
  return pieces
    .sort((a, b) => (places.get(a.at) ?? 0) - (places.get(b.at) ?? 0))
    .map(({ text, font, level }) => {
      const isRightToLeft = level % 2 === 1;
      return { text: isRightToLeft ? mirrored(text) : text, font, isRightToLeft };
    });
}

const mirrored = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');

/** Spaces stay in the run before, so that it is shaped as a whole. */
const joins = <Font>(font: Font, text: string, draws: Draws<Font>) => /^\s+$/.test(text) && draws(font, text);

/** A word in the first font that has all of it, otherwise each letter with its marks in the first that has it. */
function* piecesOf<Font>(line: string, fonts: readonly [Font, ...Font[]], draws: Draws<Font>) {
  const [usual] = fonts;
  for (const { 0: word, index } of line.matchAll(/\s+|\S+/g)) {
    const whole = fonts.find((font) => draws(font, word));
    for (const { segment: text, index: offset } of graphemes.segment(word)) {
      const font = whole ?? fonts.find((each) => draws(each, text)) ?? fallback(text, fonts, draws) ?? usual;
      yield { text, font, at: index + offset };
    }
  }
}

/** The font for a letter with marks, or an emoji, that no font has completely. */
const fallback = <Font>(text: string, fonts: readonly Font[], draws: Draws<Font>) => {
  const [first = ''] = Array.from(text).filter((character) => !isInvisible(character));
  return fonts.find((font) => draws(font, first));
};
