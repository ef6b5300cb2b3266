import { expect, test } from 'vitest';
import { newTicketCode, scannedCode } from './ticket-code.ts';

test('a code is three groups of four letters that cannot be mistaken, and never the same', () => {
  const codes = Array.from({ length: 500 }, newTicketCode);
  const shape = /^[2-9BCDFGHJKMNP-TV-Z]{4}(-[2-9BCDFGHJKMNP-TV-Z]{4}){2}$/;
  expect(codes.filter((code) => !shape.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(500);
});

test('a gate reads letters alone', () => {
  expect(scannedCode('7Q4M-2KXC-R7KM')).toBe('7Q4M2KXCR7KM');
});
