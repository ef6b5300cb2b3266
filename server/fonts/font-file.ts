import { fileURLToPath } from 'node:url';

/** The fonts for drawing on the server, since a machine may have none. */
export const FONT_FILES = [
  'source-sans-3-regular',
  'source-sans-3-bold',
  'bricolage-grotesque-regular',
  'bricolage-grotesque-bold',
  'bricolage-grotesque-condensed',
  'noto-sans-regular',
  'noto-sans-bold',
] as const;
export type FontFile = (typeof FONT_FILES)[number];

/** The file of a face of ours. */
export function faceFile(face: FontFile): string {
  return fileURLToPath(new URL(`${face}.ttf`, import.meta.url));
}

/** The file of a weight of our typeface. */
export function fontFile(weight: 'regular' | 'bold'): string {
  return faceFile(`source-sans-3-${weight}`);
}
