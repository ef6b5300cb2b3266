import sharp, { type Sharp } from 'sharp';
import { pictureTooManyPixels, pictureUnreadable } from './file-problems.ts';
import type { FileType } from './file-type.ts';
import { inTurn } from './serialize.ts';

const mostMegapixels = 50;
const longestSide = 2000;
const mostSeconds = 20;

type PictureType = Exclude<FileType, 'application/pdf'>;

const formats: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 86 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 86 }),
};

// Fifty megapixels are 200 MB while they are turned.
const turn = inTurn();

/**
 * Decodes a picture and encodes it again, upright, in its format and sRGB, which removes metadata (location, device)
 * and hidden data. Throws 422 if it cannot be decoded completely; one with too many pixels is refused by its header.
 */
export function reencodePicture(
  content: Buffer,
  type: PictureType,
  { shrink }: { shrink: boolean },
): Promise<Buffer> {
  return turn(async () => {
    const picture = await openPicture(content, type);
    const upright = picture.autoOrient();
    const sized = shrink
      ? upright.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      : upright;
    return formats[type](sized)
      .timeout({ seconds: mostSeconds })
      .toBuffer()
      .catch(() => {
        throw pictureUnreadable();
      });
  });
}

async function openPicture(content: Buffer, type: PictureType): Promise<Sharp> {
  const picture = sharp(content, {
    limitInputPixels: mostMegapixels * 1_000_000,
    failOn: 'error',
    sequentialRead: true,
  });
  const { format } = await picture.metadata().catch((error: unknown) => {
    const isTooLarge = error instanceof Error && /pixel limit|too large|dimensions/i.test(error.message);
    throw isTooLarge ? pictureTooManyPixels(mostMegapixels) : pictureUnreadable();
  });
  // The decoder was chosen by the library: it has to be the one of the type that was found.
  if (`image/${format}` !== type) throw pictureUnreadable();
  return picture;
}
