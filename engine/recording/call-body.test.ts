import { expect, test } from 'vitest';
import { opened, readBody } from './call-body.ts';
import type { HarPostData } from './har.ts';

const parts = (end: string) =>
  [
    '--part',
    'Content-Disposition: form-data; name="code"',
    '',
    'ABCD',
    '--part',
    'Content-Disposition: form-data; name="note"',
    '',
    'one',
    '',
    'two --p art',
    '--part',
    'Content-Disposition: form-data; name="day"',
    '',
    'friday',
    '--part',
    'Content-Disposition: form-data; name="day"',
    '',
    'saturday',
    '--part',
    'Content-Disposition: form-data; name="file"; filename="cv.pdf"',
    'Content-Type: application/pdf',
    '',
    '%PDF-1.7',
    '--part',
    'Content-Disposition: form-data',
    '',
    'of nothing',
    '--part--',
    '',
  ].join(end);
const inParts = {
  code: 'ABCD',
  note: 'one\n\ntwo --p art',
  day: ['friday', 'saturday'],
  file: 'file cv.pdf',
};
const multipart = 'multipart/form-data; boundary=part';

test.each<[string, HarPostData | undefined, object]>([
  ['none', undefined, {}],
  [
    'fields that the browser has taken apart',
    { mimeType: 'x', params: [{ name: 'a', value: '1' }], text: 'b=2' },
    { a: '1' },
  ],
  [
    'fields of a form, one of them thrice',
    { mimeType: 'application/x-www-form-urlencoded; charset=UTF-8', text: 'a=1&b=2+3&a=4&a=5' },
    { a: ['1', '4', '5'], b: '2 3' },
  ],
  [
    'a text beside no fields, as Playwright writes it',
    { mimeType: 'application/json', params: [], text: '{"code":"ABCD"}' },
    { code: 'ABCD' },
  ],
  [
    'a form beside no fields, as Playwright writes it',
    { mimeType: 'application/x-www-form-urlencoded', params: [], text: 'a=1&b=2' },
    { a: '1', b: '2' },
  ],
  ['parts beside no fields', { mimeType: multipart, params: [], text: parts('\r\n') }, inParts],
  ['parts, each line ended as the web does', { mimeType: multipart, text: parts('\r\n') }, inParts],
  ['parts, each line ended as Unix does', { mimeType: multipart, text: parts('\n') }, inParts],
  ['no parts at all', { mimeType: multipart, text: 'name="a"\n\n1\n--part--' }, {}],
  ['JSON', { mimeType: 'application/json', text: '{"a":[1],"b":{"c":2}}' }, { a: [1], b: { c: 2 } }],
  ['a list', { mimeType: 'application/json', text: '[1]' }, {}],
  ['nothing of JSON', { mimeType: 'application/json', text: 'null' }, {}],
  ['no JSON', { mimeType: 'application/json', text: 'a=1' }, {}],
  ['a kind without a text', { mimeType: 'application/json' }, {}],
])('a body is read: %s', (_, body, fields) => {
  expect(readBody(body)).toEqual(fields);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', [1]],
  ['{a', '{a'],
  ['7', '7'],
  [' {"a":1}', ' {"a":1}'],
  [7, 7],
])('%j is opened as %j', (value, said) => {
  expect(opened(value)).toEqual(said);
});
