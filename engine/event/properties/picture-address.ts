/** Widths in pixels of an uploaded picture's smaller versions. */
const WIDTHS = [320, 640, 1280] as const;

/** The kinds of each of those widths, smallest files first. */
export const SMALLER_KINDS = ['avif', 'webp'] as const;
export type SmallerKind = (typeof SMALLER_KINDS)[number];

/** The endings that an uploaded picture itself may have. */
export const PICTURE_ENDINGS = ['jpg', 'png', 'webp'] as const;
export type PictureEnding = (typeof PICTURE_ENDINGS)[number];

/** The point that a picture is cropped around, in percent from its left and from its top. */
export type Focus = { readonly x: number; readonly y: number };

/**
 * An uploaded picture, described completely by its address: pages reserve its space and choose a width without a
 * request.
 */
export interface UploadedPicture {
  /** The start of its content's SHA-256: an address never changes its content. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly ending: PictureEnding;
  readonly focus?: Focus | undefined;
}

const PERCENT = '(100|\\d{1,2})';
const FORM = new RegExp(
  `^/pictures/([0-9a-f]{16})-(\\d{1,4})x(\\d{1,4})(?:-at${PERCENT}-${PERCENT})?\\.(${PICTURE_ENDINGS.join('|')})$`,
);

/** The uploaded picture of an address; undefined for other addresses. */
export function readPictureAddress(address: string): UploadedPicture | undefined {
  const [, hash = '', width, height, x, y, found] = FORM.exec(address) ?? [];
  const ending = PICTURE_ENDINGS.find((each) => each === found);
  if (ending === undefined) return undefined;
  const focus = x === undefined ? undefined : { x: Number(x), y: Number(y) };
  return { hash, width: Number(width), height: Number(height), ending, focus };
}

/** The address of an uploaded picture, as documents name it. */
export function pictureAddress(picture: UploadedPicture): string {
  return `/pictures/${pictureName(picture, picture.focus)}`;
}

/** The name under which a picture is stored, independent of its focal point. */
export function pictureName({ hash, width, height, ending }: UploadedPicture, focus?: Focus): string {
  return `${hash}-${width}x${height}${focus ? `-at${focus.x}-${focus.y}` : ''}.${ending}`;
}

/** The widths of a picture's smaller versions: up to three, never larger than the picture. */
export function smallerWidths({ width }: Pick<UploadedPicture, 'width'>): number[] {
  return [...new Set(WIDTHS.map((each) => Math.min(each, width)))];
}

/** The name of a picture in one of those widths. */
export function smallerName(
  { hash }: Pick<UploadedPicture, 'hash'>,
  width: number,
  kind: SmallerKind,
): string {
  return `${hash}-${width}w.${kind}`;
}

/** A point such as `50,30`; undefined if invalid. */
export function readFocus(text: string): Focus | undefined {
  const [, x, y] = new RegExp(`^${PERCENT},${PERCENT}$`).exec(text) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}
