import { expect, test } from 'vitest';
import { liftStyles } from './lift-styles.ts';

test.each([
  ['nothing to lift', '<p class="a">style=</p>', '<p class="a">style=</p>', ''],
  [
    'a style becomes a rule',
    '<h1 style="--letters:5">A</h1>',
    '<h1 data-style="0">A</h1>',
    '[data-style="0"]:not(#a){--letters:5}',
  ],
  [
    'equal ones share it',
    '<i style="width:1px"></i><b style="width:2px"></b><i style="width:1px"></i>',
    '<i data-style="0"></i><b data-style="1"></b><i data-style="0"></i>',
    '[data-style="0"]:not(#a){width:1px}[data-style="1"]:not(#a){width:2px}',
  ],
  [
    'its quotes are quotes again',
    '<i style="font-family:&quot;A&quot;"></i>',
    '<i data-style="0"></i>',
    '[data-style="0"]:not(#a){font-family:"A"}',
  ],
  ['what would end the rule is left out', '<i style="--a:1}body{"></i>', '<i data-style="0"></i>', ''],
  ['and what would end the element', '<i style="--a:&lt;/style&gt;"></i>', '<i data-style="0"></i>', ''],
  ['a text is no attribute', '<p>a style=&quot;x&quot;</p>', '<p>a style=&quot;x&quot;</p>', ''],
])('%s', (_, markup, html, css) => {
  expect(liftStyles(markup)).toEqual({ html, css });
});
