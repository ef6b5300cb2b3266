// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusedRow } from './use-focused-row.ts';

const rows = (...codes: string[]) => codes.map((code) => ({ code }));

test('a row keeps the focus where a narrower list still has it', () => {
  const { result, rerender } = renderHook(useFocusedRow, { initialProps: rows('A', 'B', 'C') });
  expect(result.current[0]).toBe(-1);
  act(() => result.current[1](1));
  expect(result.current[0]).toBe(1);
  rerender(rows('B'));
  expect(result.current[0]).toBe(0);
  rerender(rows('C'));
  expect(result.current[0]).toBe(-1);
});
