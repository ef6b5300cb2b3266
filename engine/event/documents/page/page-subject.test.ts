import { describe, expect, it } from 'vitest';
import { diagnose } from '../diagnose.ts';
import { blockCases } from './blocks/blocks.cases.ts';
import { subjectOf } from './page-subject.ts';

const { html, speakers, faq, locations } = blockCases;

describe('what a page is about', () => {
  it.each([
    ['what its document says', { subject: 'place' as const, blocks: [speakers.good] }, 'place'],
    ['what its first telling block holds', { blocks: [html.good, locations.good, faq.good] }, 'place'],
    ['people', { blocks: [speakers.good] }, 'people'],
    ['help', { blocks: [faq.good, locations.good] }, 'help'],
    ['words, where nothing tells', { blocks: [html.good] }, 'words'],
    ['words, where a block is unknown', { blocks: [{ block: 'constructor' } as never] }, 'words'],
    ['words, where nothing is', { blocks: [] }, 'words'],
  ])('%s', (_, page, subject) => {
    expect(subjectOf(page)).toBe(subject);
  });

  it('is one that a look can draw', () => {
    const page = { kind: 'page', code: 'about', title: 'About', blocks: [], subject: 'cats' };
    const found = diagnose(page, { tracks: [], days: [] });
    expect(found.map(({ pointer, code }) => [pointer, code])).toEqual([['/subject', 'not_allowed']]);
  });
});
