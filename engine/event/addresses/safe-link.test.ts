import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test.each([
  '/',
  '/about',
  '/a/b?c=d#e',
  '#workshops',
  'https://example.org/x',
  'mailto:a@example.org',
  'tel:+1 604',
])('%j may be followed', (link) => expect(isSafeLink(link)).toBe(true));

test.each([
  '',
  'about',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:///evil',
  'https:\\\\evil',
  'http:evil',
])('%j may not', (link) => expect(isSafeLink(link)).toBe(false));
