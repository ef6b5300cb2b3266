import sharp, { type Sharp } from 'sharp';
import { SMALLER_KINDS, type SmallerKind, smallerWidths } from '#engine/event/properties/picture-address.ts';

const formats: Readonly<Record<SmallerKind, (picture: Sharp) => Sharp>> = {
  // Effort beyond this costs seconds a picture and saves a few percent.
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80 }),
};

/** A picture in another width and kind. */
export interface SmallerPicture {
  readonly width: number;
  readonly height: number;
  readonly kind: SmallerKind;
  readonly content: Uint8Array;
}

/** A picture that we have encoded, in the widths and kinds that pages choose from; made one after another. */
export async function smallerPictures(content: Uint8Array, width: number): Promise<SmallerPicture[]> {
  const made: SmallerPicture[] = [];
  for (const each of smallerWidths({ width })) {
    const sized = sharp(content).resize({ width: each });
    for (const kind of SMALLER_KINDS) {
      const { data, info } = await formats[kind](sized.clone()).toBuffer({ resolveWithObject: true });
      made.push({ width: info.width, height: info.height, kind, content: data });
    }
  }
  return made;
}
