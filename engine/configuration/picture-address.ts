/** The widths, in pixels, that an uploaded picture is kept in besides its own. */
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
 * An uploaded picture, all of which its address says: a page reserves its place and chooses among its widths without
 * asking for anything.
 */
export interface UploadedPicture {
  /** The beginning of the SHA-256 of its content: what an address names never changes. */
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

/** The uploaded picture that an address of this site names; nothing where it names something else. */
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

/** The name that a picture is kept under, whatever it is cropped around. */
export function pictureName({ hash, width, height, ending }: UploadedPicture, focus?: Focus): string {
  return `${hash}-${width}x${height}${focus ? `-at${focus.x}-${focus.y}` : ''}.${ending}`;
}

/** The widths that a picture is kept in besides its own: three, fewer where it is small, never more than it has. */
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

/** A point such as `50,30`; nothing where it is none. */
export function readFocus(text: string): Focus | undefined {
  const [, x, y] = new RegExp(`^${PERCENT},${PERCENT}$`).exec(text) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}
