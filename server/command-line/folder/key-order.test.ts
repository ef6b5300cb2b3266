import { expect, test } from 'vitest';
import { inKeyOrder } from './key-order.ts';

test('keys have the order of the file that is there, and others that in which they are read', () => {
  const like = { kind: 'form', sections: [{ code: 'a', title: 'A' }], code: 'x' };
  const value = {
    code: 'x',
    kind: 'form',
    title: 'New',
    sections: [
      { title: 'B', code: 'b' },
      { title: 'A', code: 'a' },
    ],
  };
  expect(JSON.stringify(inKeyOrder(value, like))).toBe(
    '{"kind":"form","sections":[{"code":"b","title":"B"},{"code":"a","title":"A"}],"code":"x","title":"New"}',
  );
  const text = '{"blocks":[],"menu":"x","fr":"f","title":{"fr":"F","en":"E"},"code":"c","kind":"page"}';
  expect(JSON.stringify(inKeyOrder(JSON.parse(text), undefined))).toBe(
    '{"kind":"page","code":"c","title":{"en":"E","fr":"F"},"fr":"f","menu":"x","blocks":[]}',
  );
});
