import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { codeSymbol } from './code-symbol.ts';

test('every dark module is drawn, and no light one', () => {
  const { size, path } = codeSymbol('7Q4M2KXCR7KM');
  const { modules } = QRCode.create('7Q4M2KXCR7KM', { errorCorrectionLevel: 'M' });
  const drawn = new Set<string>();
  for (const [, left, top, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(run); at += 1) drawn.add(`${Number(left) + at},${top}`);
  }
  const dark = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const)
    .filter(([column, row]) => modules.get(row, column))
    .map(([column, row]) => `${column},${row}`);
  expect(size).toBe(21);
  expect([...drawn].sort()).toEqual(dark.sort());
});
