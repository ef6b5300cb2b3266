import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';

const events = path.resolve(import.meta.dirname, '../../../fixtures/events');
const files = readdirSync(events, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.json'));

describe('a document that is checked without its event', () => {
  test.each(files)('%s has no errors', (file) => {
    const document: unknown = JSON.parse(readFileSync(path.join(events, file), 'utf8'));
    expect(diagnose(document).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
