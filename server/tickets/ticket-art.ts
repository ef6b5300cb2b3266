import type { Pdf } from '#server/pdf/tagged-pdf.ts';
import type { LookParts } from '#server/site/looks.ts';
import { FIGURES, type Paints, tilePaints } from '#server/site/theme-paints.ts';

/** A box of a page, in points. */
export type Box = { readonly width: number; readonly height: number };

type Draw = (pdf: Pdf, box: Box, paints: Paints) => void;

const arts: Readonly<Record<LookParts['ticket'], Draw>> = { tiles, strings, poster };

/** Draws the head of a ticket, as a look has it, at the top of a page over its whole width. */
export function drawTicketArt(pdf: Pdf, art: LookParts['ticket'], box: Box, paints: Paints): void {
  pdf.save();
  pdf.rect(0, 0, box.width, box.height).clip();
  arts[art](pdf, box, paints);
  pdf.restore();
}

/** A sun over three rows of scallops, 420 by 230, as much as fits from below. */
function poster(pdf: Pdf, { width, height }: Box, { accent, second, third, fourth }: Paints): void {
  const scale = Math.max(width / 420, height / 230);
  pdf.rect(0, 0, width, height).fill(second);
  pdf.translate((width - 420 * scale) / 2, height - 230 * scale).scale(scale);
  pdf.circle(318, 92, 78).fill(third);
  pdf.circle(318, 92, 48).fill(accent);
  for (const [top, fill] of [
    [150, accent],
    [176, third],
    [202, fourth],
  ] as const) {
    pdf.path(`M-21 ${top}${'a21 15.75 0 0 0 42 0'.repeat(11)}V400H-21z`).fill(fill);
  }
}

/** Moments of a string at its third harmonic. */
function strings(pdf: Pdf, { width, height }: Box, { ink, second }: Paints): void {
  pdf.rect(0, 0, width, height).fill(ink);
  for (let moment = 0; moment < 17; moment += 1) {
    const swing = (moment / 8 - 1) * height * 0.4;
    for (let x = 0; x <= width; x += 4) {
      const y = height / 2 + swing * Math.sin((x / width) * Math.PI * 3);
      if (x === 0) pdf.moveTo(x, y);
      else pdf.lineTo(x, y);
    }
    pdf.lineWidth(0.6).strokeOpacity(0.35 + 0.6 * Math.abs(moment / 8 - 1));
    pdf.strokeColor(second).stroke();
  }
  pdf.strokeOpacity(1);
}

/** Two rows of tiles, 105 by 105. */
function tiles(pdf: Pdf, { width, height }: Box, paints: Paints): void {
  const side = height / 2;
  const columns = Math.ceil(width / side);
  for (let at = 0; at < 2 * columns; at += 1) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [ground, figure] = tilePaints(paints, at + row);
    pdf.save();
    pdf.translate(column * side, row * side).scale(side / 105);
    pdf.rect(0, 0, 105, 105).fill(ground);
    pdf.path(FIGURES[(at * 5 + row) % FIGURES.length] ?? FIGURES[0]).fill(figure);
    pdf.restore();
  }
}
