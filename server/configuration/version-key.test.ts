import { expect, it } from 'vitest';
import { textWithVersion, withoutVersion, withVersion } from './version-key.ts';

it('says which version a document is, and takes that out again', () => {
  const document = { kind: 'page', code: 'news' };
  expect(withoutVersion(withVersion(document, 3))).toEqual({ document, version: 3 });
  expect(withoutVersion(document)).toEqual({ document });
});

it.each([[{ $version: 'three' }], [{ $version: -1 }], [7], [null]])('leaves %j as it is', (document) => {
  expect(withoutVersion(document)).toEqual({ document });
});

it('writes a new version into a text and leaves the rest as it was written', () => {
  const text = '{\n  "$version": 3,\n  "kind": "page",   "code": "news"\n}\n';
  expect(textWithVersion(text, 4)).toBe(text.replace('3', '4'));
});
