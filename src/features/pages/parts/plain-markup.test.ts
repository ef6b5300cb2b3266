import { expect, test } from 'vitest';
import { publicLink } from '#src/lib/i18n/locale-path.ts';
import { plainMarkup } from './plain-markup.ts';

test.each([
  ['words', 'A & B &amp; C', 'A & B &amp; C'],
  ['paragraphs and lists', '<p>A</p><ul><li>B</li></ul>', '<p>A</p><ul><li>B</li></ul>'],
  ['no attribute but those that are checked', '<p class="x" onclick="a()" style="b">A</p>', '<p>A</p>'],
  [
    'a link of the site is in its language',
    '<a href="/about?a=1&amp;b=2">A</a>',
    '<a href="/fr/about?a=1&amp;b=2">A</a>',
  ],
  ['one out of it as it is', "<a HREF='https://example.org/'>A</a>", '<a href="https://example.org/">A</a>'],
  ['a file as it is', '<a href=/api/file/1.pdf>A</a>', '<a href="/api/file/1.pdf">A</a>'],
  [
    'a picture with its words',
    '<img src="/a.png" alt="A \'b\'" onerror=x>',
    '<img src="/a.png" alt="A \'b\'">',
  ],
  ['what is left open is closed', '<p>A<strong>B', '<p>A<strong>B</strong></p>'],
  ['what was never opened is not closed', 'A</div></p></body>', 'A'],
  ['what is crossed is straightened', '<b>A<i>B</b>C</i>', '<b>A<i>B</i></b>C'],
  ['a script', 'A<script>alert("<p>")</script>B', 'AB'],
  ['a script that does not end', 'A<script>alert(1)', 'A'],
  ['a script in a script', '<scr<script>ipt>alert(1)</script>B', 'ipt&gt;alert(1)B'],
  ['drawings that act', '<svg><p onload=x><style><img src=x onerror=y></svg>B', 'B'],
  ['formulas that act', '<math><mtext><table><mglyph><style><img src=x></math>B', 'B'],
  [
    'an attribute that ends early',
    '<a href="/a" title=">"><img src=x onerror=alert(1)>">A</a>',
    '<a href="/fr/a"><img alt="">"&gt;A</a>',
  ],
  ['a base', '<base href="//evil.example">A', 'A'],
  ['a frame with a document', '<iframe srcdoc="<script>x</script>">A</iframe>B', 'B'],
  ['a link that runs', '<a href="java\tscript:alert(1)">A</a>', '<a>A</a>'],
  [
    'one in entities',
    '<a href="/&#47;evil.example">A</a><a href="javascript&colon;x">B</a>',
    '<a>A</a><a>B</a>',
  ],
  [
    'another host by two slashes',
    '<a href="//evil.example">A</a><a href="/\\evil">B</a>',
    '<a>A</a><a>B</a>',
  ],
  ['a comment', 'A<!-- <p> -->B<!-- <script>', 'AB'],
  ['a lone bracket', '1 < 2 > 0', '1 &lt; 2 &gt; 0'],
])('%s', (_, html, expected) => {
  expect(plainMarkup(html, (link) => publicLink(link, 'fr', undefined))).toBe(expected);
});
