import { describe, expect, it } from 'vitest';
import { findAnswers, type HelpGroup } from './find-answers.ts';

const groups: HelpGroup[] = [
  {
    code: 'before',
    title: 'Before',
    answers: [
      {
        code: 'code',
        question: { en: 'I lost my code', fr: 'J’ai égaré mon code' },
        answer: { en: '<p>We send it <a href="/zebra">again</a>.</p>', fr: '<p>Nous le renvoyons.</p>' },
      },
      { code: 'cards', question: 'Cards', answer: '<p>VISA</p>' },
    ],
  },
  { code: 'there', title: 'There', answers: [{ code: 'food', question: 'Food', answer: 'Lunch, halal' }] },
];
const codes = (words: string, only?: string[]) =>
  findAnswers(groups, { words, only }).flatMap(({ answers }) => answers.map(({ code }) => code));

describe('answers', () => {
  it.each([
    ['', ['code', 'cards', 'food']],
    ['  LOST  code ', ['code']],
    ['egare', ['code']],
    ['Égaré', ['code']],
    ["j'ai", ['code']],
    ['visa', ['cards']],
    ['lost halal', []],
    ['zebra', []],
    ['href', []],
  ])('for %j', (words, found) => {
    expect(codes(words)).toEqual(found);
  });

  it('for what has happened, and words in those', () => {
    expect(codes('', ['food', 'cards'])).toEqual(['cards', 'food']);
    expect(codes('lunch', ['food', 'cards'])).toEqual(['food']);
  });

  it('leave out a group that has none', () => {
    expect(findAnswers(groups, { words: 'halal' }).map(({ code }) => code)).toEqual(['there']);
  });
});
