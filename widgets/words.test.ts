import { expect, test } from 'vitest';
import { words } from './words.ts';

test.each(Object.entries(words))(
  '%s says the same in both languages, spaced as French is',
  (_name, { en, fr }) => {
    const params = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    expect(params(fr)).toEqual(params(en));
    expect(fr).not.toMatch(/(^|[^\u00a0])[:;!?»]|[«](?!\u00a0)|'/);
  },
);
