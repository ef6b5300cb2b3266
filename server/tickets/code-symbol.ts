import QRCode from 'qrcode';
import type { Ticket } from '#engine/contract/tickets.ts';

/** Light modules that a symbol needs on each side to be read. */
export const quietZone = 4;

/** A text as a QR code: each run of dark modules as a rectangle of an SVG path. */
export function codeSymbol(text: string): Ticket['symbol'] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const start = column;
      while (column < size && modules.get(row, column)) column += 1;
      const run = column - start;
      if (run > 0) path += `M${start} ${row}h${run}v1h-${run}z`;
      else column += 1;
    }
  }
  return { size, path };
}
