import { fileURLToPath } from 'node:url';

/** The file of a weight of our typeface, for what is drawn on the server: a machine may have no font. */
export function fontFile(weight: 'regular' | 'bold'): string {
  return fileURLToPath(new URL(`source-sans-3-${weight}.ttf`, import.meta.url));
}
