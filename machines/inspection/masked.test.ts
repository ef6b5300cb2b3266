import { describe, expect, it } from 'vitest';
import { masked } from './masked.ts';

const text = (length: number) => ({ masked: 'text', length });

describe('what is shown of a context', () => {
  it.each([
    [
      'an answer',
      { answers: { personal: { first_name: 'Ana' } } },
      { answers: { personal: { first_name: text(3) } } },
    ],
    ['a number', { total: 1800 }, { total: { masked: 'number', length: 4 } }],
    ['an address and a code', { email: 'a@b.ca', code: 'ABCD-EFGH' }, { email: text(6), code: text(9) }],
    ['a name that nobody knows yet', { tomorrow: ['x', ''] }, { tomorrow: [text(1), ''] }],
    [
      'what steers a flow',
      { status: 'Submitted', visited: ['personal'] },
      { status: 'Submitted', visited: ['personal'] },
    ],
    ['yes, no and nothing', { ready: true, failure: null }, { ready: true, failure: null }],
    ['its steps', { steps: [{ code: 'a', label: 'A' }] }, { steps: [{ code: 'a', label: 'A' }] }],
  ])('%s', (_, given, expected) => {
    expect(masked(given)).toEqual(expected);
  });

  it('nothing that is no data, and no end of depth', () => {
    const endless: Record<string, unknown> = {};
    endless['again'] = endless;
    expect(JSON.stringify(masked(endless)).length).toBeLessThan(400);
    expect(masked({ actor: new Map(), send: () => 1 })).toEqual({ actor: null, send: undefined });
  });
});
