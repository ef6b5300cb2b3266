// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanFragment } from './clean-fragment.ts';

function cleaned(html: string): string {
  const box = document.createElement('div');
  box.append(cleanFragment(html));
  return box.innerHTML;
}

test.each([
  ['<img src=x onerror=alert(1)>', '<img src="x">'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
  ['<a href="mailto:ana@example.org">a</a>', '<a href="mailto:ana@example.org">a</a>'],
  ['<a href="/x" target="_blank">a</a>', '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>'],
  ['<p style="color:red" id="root" class="btn">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><style>p{}</style>a', 'a'],
  ['<form action="/steal"><input name="password"></form>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', ''],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p><img src="1">"&gt;'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '',
  ],
  ['<base href="https://evil.example/">a', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['<object data="/x"></object><embed src="/x">', ''],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">a', 'a'],
  ['<template><img src=x onerror=alert(1)></template>', ''],
])('of %s stays %s', (html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

test.each([
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
])('nothing of %s acts, read a second time either', (html) => {
  const box = document.createElement('div');
  box.innerHTML = cleaned(html);
  expect(box.querySelector('script, style, math, svg, [onerror]')).toBeNull();
});
