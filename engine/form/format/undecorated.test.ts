import { expect, it } from 'vitest';
import {
  undecoratedCode,
  undecoratedEmail,
  undecoratedNamedCode,
  undecoratedPhone,
  undecoratedUrl,
} from './undecorated.ts';

it.each([
  ['8DDM-3JCF.', '8DDM-3JCF'],
  ['“8DDM-3JCF”', '8DDM-3JCF'],
  ['« 8DDM-3JCF ».', '8DDM-3JCF'],
  ['\u202a8DDM-3JCF\u202c', '8DDM-3JCF'],
  ['8DDM\u200b-3JCF\ufeff', '8DDM-3JCF'],
  ['８ＤＤＭ－３ＪＣＦ', '8DDM-3JCF'],
  ['[8DDM-3JCF]', '8DDM-3JCF'],
  ['(8DDM-3JCF)', '8DDM-3JCF'],
  ['(8DDM-3JCF).', '8DDM-3JCF'],
  ['8DDM-3JCF', '8DDM-3JCF'],
  ['oklch(.55 .2 29)', 'oklch(.55 .2 29)'],
  ['“(8DDM-3JCF)”', '8DDM-3JCF'],
  ['', ''],
])('reads the code in %j', (typed, meant) => {
  expect(undecoratedCode(typed)).toBe(meant);
});

it.each([
  ['code: EARLY10', 'EARLY10'],
  ['Code de rabais\u00a0: EARLY10.', 'EARLY10'],
  ['“Promo code：EARLY10”', 'EARLY10'],
  ['Code: “EARLY10”', 'EARLY10'],
  ['EARLY10:', 'EARLY10'],
  ['EARLY10', 'EARLY10'],
])('reads the code in %j, without its name', (typed, meant) => {
  expect(undecoratedNamedCode(typed)).toBe(meant);
});

it('leaves an address that ends in parentheses as it is', () => {
  const address = 'https://example.org/wiki/Seed_(botany)';
  expect(undecoratedUrl(`<${address}>.`)).toBe(address);
});

it.each([
  ['<zoe@example.org>', 'zoe@example.org'],
  ['Zoé Tremblay <zoe@example.org>', 'zoe@example.org'],
  ['"Tremblay, Zoé" <zoe@example.org>;', 'zoe@example.org'],
  ['mailto:zoe@example.org', 'zoe@example.org'],
  ['\u202dzoe@example.org\u202c', 'zoe@example.org'],
  ['zoe@example.org.', 'zoe@example.org'],
  ['(zoe@example.org)', 'zoe@example.org'],
  ['zoe＠example.org', 'zoe@example.org'],
  ["o'neil@example.org", "o'neil@example.org"],
  ['Zoé', 'Zoé'],
])('reads the address in %j', (typed, meant) => {
  expect(undecoratedEmail(typed)).toBe(meant);
});

it.each([
  ['\u202a+1 604 555 0148\u202c', '+1 604 555 0148'],
  ['tel:+16045550148', '+16045550148'],
  ['604 555 0148 ext: 12', '604 555 0148 ext. 12'],
  ['604 555 0148 (ext 12)', '604 555 0148 ext. 12'],
  ['604 555 0148;ext=12', '604 555 0148 ext. 12'],
  ['604 555 0148 poste 12', '604 555 0148 poste 12'],
  ['604 555 0148 x12', '604 555 0148 x12'],
  ['６０４ ５５５ ０１４８', '604 555 0148'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+33(0)1 42 68 53 00', '+33 1 42 68 53 00'],
  ['٦٠٤ ٥٥٥ ٠١٤٨', '604 555 0148'],
  ['𝟞𝟘𝟜 𝟝𝟝𝟝 𝟘𝟙𝟜𝟠', '604 555 0148'],
  ['۶۰۴ ۵۵۵ ۰۱۴۸', '604 555 0148'],
  ['६०४ ५५५ ०१४८', '604 555 0148'],
  ['(604) 555-0148.', '(604) 555-0148'],
])('reads the number in %j', (typed, meant) => {
  expect(undecoratedPhone(typed)).toBe(meant);
});
