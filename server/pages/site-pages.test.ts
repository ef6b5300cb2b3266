import { describe, expect, it } from 'vitest';
import { isHomepage, notifyTypes, pageEntries, pagesOf } from './site-pages.ts';
import { bare, fairWith } from './testing/site-fixture.ts';

describe('the pages of an event', () => {
  const page = (code: string, more: object = {}) => ({
    kind: 'page',
    code,
    title: code,
    blocks: [],
    ...more,
  });
  const fair = fairWith(
    page('visit', {
      parent: 'about',
      description: 'How to come',
      blocks: [{ block: 'notify_me', type: 'tickets' }],
    }),
    page('home', { blocks: [{ block: 'text' }, { block: 'notify_me', type: 'opening' }] }),
    page('about'),
    page('coming_soon'),
    page('thank_you', { blocks: [{ block: 'notify_me', type: 'tickets' }] }),
  );

  it('are those with an address of their own, by code', () => {
    expect(pageEntries(fair, 'fair')).toEqual([
      { code: 'about', title: 'about' },
      { code: 'visit', parent: 'about', title: 'visit', description: 'How to come' },
    ]);
    expect(pagesOf(fair, 'fair').map(({ code }) => code)).toEqual([
      'visit',
      'home',
      'about',
      'coming_soon',
      'thank_you',
    ]);
    expect(['home', 'coming_soon', 'thank_you', 'about'].map(isHomepage)).toEqual([true, true, true, false]);
  });

  it('say what one may be told of', () => {
    expect(notifyTypes(fair, 'fair')).toEqual(new Set(['tickets', 'opening']));
    expect(notifyTypes(bare, 'fair')).toEqual(new Set());
  });
});
