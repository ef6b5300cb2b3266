import { type Box, ticketArt } from '#server/themes/theme-art.ts';
import type { Paints } from '#server/themes/theme-paints.ts';
import type { ThemeParts } from '#server/themes/themes.ts';
import type { Pdf } from './tagged-pdf.ts';

/** Draws the art of a look at the top of a page, over its whole width. */
export function drawArt(pdf: Pdf, art: ThemeParts['ticket'], box: Box, paints: Paints): void {
  pdf.save();
  pdf.rect(0, 0, box.width, box.height).clip();
  for (const shape of ticketArt(art, box, paints)) {
    pdf.save();
    pdf.translate(shape.at.x, shape.at.y).scale(shape.at.scale);
    pdf.path(shape.path);
    if ('fill' in shape) pdf.fill(shape.fill);
    else pdf.lineWidth(shape.width).strokeOpacity(shape.opacity).strokeColor(shape.stroke).stroke();
    pdf.restore();
  }
  pdf.restore();
}
