// subset-font brings no types; this is the part that we call.
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'truetype';
    /** Where each axis of a variable font is pinned. */
    variationAxes: Readonly<Record<string, number>>;
    keepAllGlyphs: true;
  };

  export default function subsetFont(font: Buffer, text: '', options: SubsetOptions): Promise<Buffer>;
}
