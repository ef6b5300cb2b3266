import PDFDocument from 'pdfkit';
import { type FaceWeight, isInvisible, type ScriptFace, scriptFaces } from '#server/fonts/script-faces.ts';
import { type EmbeddedFont, keepReadings, wholeRun } from './embedded-font.ts';
import { type Run, scriptRuns } from './script-runs.ts';

type TextOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number };

/** The internal parameters with which pdfkit draws a line. */
type LineDrawing = {
  _fragment(this: ScriptedDocument, text: string, x: number, y: number, options: TextOptions): void;
};
const { _fragment: drawLine } = PDFDocument.prototype as unknown as LineDrawing;

/** A PDF whose texts can be in any script: missing letters use the script's font. */
export class ScriptedDocument extends PDFDocument {
  declare _font: EmbeddedFont;
  declare _fontSize: number;
  private faces: readonly ScriptFace[] = [];
  private readonly embedded = new Map<string, EmbeddedFont>();

  /** Loads the typefaces for the letters of a content that a font lacks. */
  async loadScripts(content: unknown, font: string): Promise<void> {
    this.font(font);
    const usual = this._font;
    this.faces = await scriptFaces(textsOf(content), (letter) => !draws(usual, letter));
  }

  override widthOfString(text: string, options: TextOptions = {}): number {
    const runs = this.scriptRuns(text);
    if (runs === undefined) return super.widthOfString(text, options);
    return runs.reduce((width, run) => width + this.widthOfRun(run), 0);
  }

  /** Draws a line; overrides pdfkit's method. */
  _fragment(text: string, x: number, y: number, options: TextOptions): void {
    const line = text.replace(/\n/g, '');
    const runs = this.scriptRuns(line);
    if (runs === undefined) {
      drawLine.call(this, text, x, y, options);
      return;
    }
    const usual = this._font;
    const baseline = (-usual.ascender / 1000) * this._fontSize;
    let left = x + this.indentOf(line, options);
    for (const run of runs) {
      const textWidth = this.widthOfRun(run);
      const { width: _width, align: _align, wordSpacing: _spacing, ...rest } = options;
      this._font = run.font;
      const features = run.font === usual ? {} : { features: wholeRun };
      const isSpelled = !run.isRightToLeft && run.font !== usual && /\p{L}\p{M}/u.test(run.text);
      if (isSpelled) this.addContent(`/Span <</ActualText ${spelledOut(run.text)}>> BDC`);
      drawLine.call(this, run.text, left, y, { ...rest, ...features, baseline, textWidth });
      if (isSpelled) this.addContent('EMC');
      this._font = usual;
      left += textWidth;
    }
  }

  private indentOf(line: string, { width, align, lineWidth = 0 }: TextOptions): number {
    if (!width || (align !== 'right' && align !== 'center')) return 0;
    const free = lineWidth - this.widthOfString(line.trimEnd());
    return align === 'right' ? free : free / 2;
  }

  private widthOfRun({ text, font }: Run<EmbeddedFont>): number {
    return font.widthOfString(text, this._fontSize, font === this._font ? undefined : wholeRun);
  }

  /** The runs of a line; undefined if the current font has all of it. */
  private scriptRuns(line: string): readonly Run<EmbeddedFont>[] | undefined {
    const usual = this._font;
    if (this.faces.length === 0 || draws(usual, line)) return undefined;
    const weight = usual.font['OS/2'].usWeightClass >= 600 ? 'bold' : 'regular';
    const others = this.faces.map((face) => this.embed(face, weight));
    return scriptRuns(line.normalize('NFC'), [usual, ...others], draws);
  }

  private embed(face: ScriptFace, weight: FaceWeight): EmbeddedFont {
    const name = `${face.name}-${weight}`;
    const known = this.embedded.get(name);
    if (known) return known;
    const usual = this._font;
    const font = face[weight];
    // pdfkit treats fonts of the same name as one.
    Object.defineProperty(font, 'postscriptName', { value: name });
    this.font(font as never);
    const made = this._font;
    this._font = usual;
    keepReadings(made);
    this.embedded.set(name, made);
    return made;
  }
}

const draws = ({ font }: EmbeddedFont, text: string) =>
  Array.from(text).every(
    (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) || isInvisible(character),
  );

/** The texts of a JSON value that have letters beyond ASCII. */
function textsOf(content: unknown): string[] {
  const texts = JSON.stringify(content).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return [...new Set(texts)].filter((text) => /[^ -~]/.test(text)).map((text) => text.normalize('NFC'));
}

/** A text as PDFs hold it: UTF-16 in hexadecimal digits. */
const spelledOut = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
