import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generatedPages } from '../../scripts/docs.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

it.each(Object.entries(generatedPages()))('docs/%s is what the code says (npm run docs)', (file, text) => {
  expect(readFileSync(path.join(DOCS, file), 'utf8')).toBe(text);
});
