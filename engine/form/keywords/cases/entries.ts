import type { RuleCase } from './rule-case.ts';

const oneOfEach = {
  en: 'Use only headings, lists, links, bold and italics',
  fr: 'Utilisez seulement des titres, des listes, des liens, le gras et l’italique',
};

/** Types with their own syntax: colours, amounts in cents, markup, translated texts. */
export const entryCases: readonly RuleCase[] = [
  {
    about: 'colours as themes have theirs',
    field: { type: 'colour' },
    valid: ['#1a6fb5', '#FFFFFF', 'oklch(.55 .2 29)', 'oklch(55% 40% 29)'],
  },
  {
    about: 'what is no colour',
    field: { type: 'colour' },
    invalid: ['blue', '#12345', 'rgb(0,0,0)', 'url(https://example.org)', '#1a6fb5;color:red'],
    says: { en: 'Enter a colour, such as #1a6fb5', fr: 'Entrez une couleur, par exemple #1a6fb5' },
  },
  { about: 'amounts in cents', field: { type: 'money', minimum: 0 }, valid: [0, 5, 123_450] },
  {
    about: 'amounts that are no whole cents',
    field: { type: 'money' },
    invalid: [0.5, 'much', '12'],
    says: { en: 'Enter an amount in dollars and cents', fr: 'Entrez un montant en dollars et en cents' },
  },
  {
    about: 'the limit of an amount, in dollars',
    field: { type: 'money', maximum: 100_000 },
    invalid: [100_001],
    says: { en: 'Enter 1,000.00 or less', fr: 'Entrez 1\u00a0000,00 ou moins' },
  },
  {
    about: 'markup that is read',
    field: { type: 'rich_text' },
    valid: [
      'No markup at all, 1 &lt; 2',
      '<h3>Us</h3><p>We <strong>dig</strong> <em>clay</em>.<br></p>',
      '<ul><li><a href="https://example.org/a?b=c">Here</a></li></ul>',
      '<a href="mailto:ada@example.org">Ada</a>',
    ],
  },
  {
    about: 'markup that could run, load or dress up',
    field: { type: 'rich_text' },
    invalid: [
      'x<script>alert(1)</script>',
      'x<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="https://example.org" onclick="alert(1)">x</a>',
      '<p style="position:fixed">x</p>',
      '<iframe src="https://example.org">x</iframe>',
      'x<svg/onload=alert(1)',
      '<!-- x -->x',
    ],
    says: oneOfEach,
  },
  {
    about: 'a text in each language, or one for all',
    field: { type: 'localised_text', maxLength: 10 },
    valid: ['Jazz', { en: 'Salmon', fr: 'Saumon' }, { en: 'Salmon', fr: '' }],
  },
  {
    about: 'markup in a text of each language',
    field: { type: 'localised_text', writing: 'rich' },
    invalid: ['x<script>alert(1)</script>'],
    says: oneOfEach,
  },
];
