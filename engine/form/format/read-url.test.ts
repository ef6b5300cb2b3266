import { expect, it } from 'vitest';
import { readUrl } from './read-url.ts';

it('reads an address, one that leans on another too, and nothing of what is none', () => {
  expect(readUrl('https://example.org/a?b')?.search).toBe('?b');
  expect(readUrl('/a', 'https://example.org')?.href).toBe('https://example.org/a');
  expect([readUrl('/a'), readUrl(''), readUrl('https://')]).toEqual([undefined, undefined, undefined]);
});

it('reads a French address however often it is asked', () => {
  let refused = 0;
  for (let times = 0; times < 20_000; times += 1) if (!readUrl('https://école.example/été')) refused += 1;
  expect(refused).toBe(0);
});
