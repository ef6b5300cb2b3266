import { describe, expect, it } from 'vitest';
import { dividedActions } from './action-buttons.tsx';

describe('the actions of a registration', () => {
  it.each([
    [
      'a paid one',
      ['change', 'transfer', 'refund', 'owed', 'discount', 'cancel'],
      3,
      ['change', 'refund', 'owed'],
    ],
    [
      'one that owes',
      ['change', 'transfer', 'payment', 'refund', 'link', 'void'],
      3,
      ['change', 'payment', 'link'],
    ],
    ['one on a phone', ['change', 'transfer', 'payment', 'link'], 2, ['payment', 'link']],
    ['a group', ['payment', 'remind', 'split', 'void'], 3, ['payment', 'remind', 'split', 'void']],
    ['one with a single action', ['group'], 3, ['group']],
  ] as const)('of %s that have a button of their own', (_, actions, most, shown) => {
    const divided = dividedActions(actions, most);
    expect(divided.shown).toEqual(shown);
    expect([...divided.shown, ...divided.more].toSorted()).toEqual([...actions].toSorted());
    expect(divided.more).not.toHaveLength(1);
  });
});
