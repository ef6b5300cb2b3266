import sharp from 'sharp';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { artAsSvg } from '#server/themes/art-as-svg.ts';

/** As wide as a mail, in CSS pixels; the picture has twice as many, for sharp screens. */
export const ART_SIZE = { width: 640, height: 160 } as const;
/** The content id that a mail names the strip by (RFC 2392). */
export const ART_ID = 'art';

const drawn = new WeakMap<EventDocument, Promise<Buffer>>();

/** The strip of an event's art above its mails, a PNG of 1280 by 320; drawn once for each version of the event. */
export function mailArt(event: EventDocument): Promise<Buffer> {
  const known = drawn.get(event);
  if (known) return known;
  const art = draw(event);
  drawn.set(event, art);
  art.catch(() => drawn.delete(event));
  return art;
}

function draw({ theme }: EventDocument): Promise<Buffer> {
  const { width, height } = ART_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}">${artAsSvg(theme, ART_SIZE)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
